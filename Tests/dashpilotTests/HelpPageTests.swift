import TestSupport
import Testing

@testable import dashpilot

@Suite("Help")
struct HelpPageTests {
  @Test("Each command's page comes from the table")
  func pages() {
    let pages = [HelpPage.overview] + CommandTable.commands.map(HelpPage.page(of:)) + [HelpPage.page(ofGroup: "route")]
    let text = pages.joined(separator: "\n\n\(String(repeating: "=", count: 80))\n\n") + "\n"
    #expect(Golden.mismatch("Help.txt", text) == nil)
  }

  @Test("No two commands share a name, and no option of a command has the name of one that every command takes")
  func names() {
    let names = CommandTable.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for command in CommandTable.commands {
      let options = (command.options + Option.everywhere).map(\.name)
      #expect(Set(options).count == options.count, "\(command.name)")
    }
  }
}
