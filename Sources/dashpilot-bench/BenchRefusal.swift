/// Why nothing could be measured.
enum BenchRefusal: Error, Equatable {
  case unknownOption(String)
  case missingValue(String)
  case repeatedOption(String)
  case conflict(String, String)
  case notANumber(String, String, upTo: Int)
  case programMissing(String)
  case failed(command: String, exitCode: Int32)
  case noShifts(String)

  /// 2 for a wrong command line, 1 for anything else.
  var exitCode: Int32 {
    switch self {
    case .unknownOption, .missingValue, .repeatedOption, .conflict, .notANumber: 2
    case .programMissing, .failed, .noShifts: 1
    }
  }

  var sentence: String {
    switch self {
    case .unknownOption(let word): "\"\(word)\" is not an option here. See dashpilot-bench --help."
    case .missingValue(let option): "A value is missing after \(option). See dashpilot-bench --help."
    case .repeatedOption(let option): "The option \(option) was given twice. Give it once."
    case .conflict(let first, let second): "\(first) and \(second) cannot be given together. Give one of them."
    case .notANumber(let text, let option, let most):
      "\"\(text)\" is no whole number from 1 to \(most), which \(option) takes."
    case .programMissing(let path): "There is no program at \(path). Build it first: swift build -c release"
    case .failed(let command, let exitCode): "\"\(command)\" ended with \(exitCode) and was not measured."
    case .noShifts(let folder): "\(folder) holds no finished shift to measure."
    }
  }
}
