import DashPilotCore
import Foundation

// The readings of a value as functions, so that a document names them in a row with its keys.

func identifier<Subject>(_ value: DocumentValue) throws(DocumentFault) -> Identifier<Subject> { try value.identifier() }
func instant(_ value: DocumentValue) throws(DocumentFault) -> Instant { try value.instant() }
func amount(_ value: DocumentValue) throws(DocumentFault) -> Money { try value.amount() }
func text(_ value: DocumentValue) throws(DocumentFault) -> String { try value.text() }
func name(_ value: DocumentValue) throws(DocumentFault) -> String { try value.name() }
func yesOrNo(_ value: DocumentValue) throws(DocumentFault) -> Bool { try value.yesOrNo() }
func positiveDecimal(_ value: DocumentValue) throws(DocumentFault) -> Decimal { try value.positiveDecimal() }
func positiveAmount(_ value: DocumentValue) throws(DocumentFault) -> Money { try value.positiveAmount() }
