import DashPilotCore
import DashPilotStore
import Foundation

/// The program: arguments and a world in, two texts and an exit code out.
enum DashPilot {
  static func run(_ arguments: [String], in world: World) -> Outcome {
    let parsed: ParsedArguments
    do { parsed = try ParsedArguments.parse(arguments) } catch {
      let form = OutputForm(flags: Set(arguments.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }), world)
      return form.outcome(of: error, in: Writing(of: world))
    }
    let form = OutputForm(flags: parsed.flags, world)
    if let refusal = FixedWorldRefusal(world.variable) { return form.outcome(of: refusal, in: Writing(of: world)) }
    guard !parsed.has("help") else { return form.outcome(of: .help(HelpPage.page(of: parsed.command))) }
    let context = CommandContext(arguments: parsed, world: world, now: world.now())
    do {
      return form.outcome(of: try parsed.command.handler(context))
    } catch let failure as ToldRefusal {
      return form.outcome(of: failure.refusal, in: failure.writing)
    } catch let refusal as any Refusal {
      return form.outcome(of: refusal, in: Writing(of: world))
    } catch {
      return Outcome(output: "", errors: "\(error)\n", exitCode: .diskFailed)
    }
  }
}

/// A refusal with the conventions that it is to be written in.
struct ToldRefusal: Error {
  let refusal: any Refusal
  let writing: Writing
}

extension Writing {
  /// The conventions of the system, where no record tree says others.
  init(of world: World) {
    self.init(
      locale: Locale(identifier: world.locale()),
      timeZone: TimeZone(identifier: world.timeZone()) ?? .gmt
    )
  }
}

extension Outcome {
  /// Writes both texts to the process's outputs and gives the exit code; a full disk behind the output is a failure.
  func written() -> Int32 {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(output.utf8))
      try FileHandle.standardError.write(contentsOf: Data(errors.utf8))
      return exitCode.rawValue
    } catch {
      return ExitCode.diskFailed.rawValue
    }
  }
}
