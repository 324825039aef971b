/** The calls of import: what is not named here cannot be called. */
import { checkImport } from './check_import.ts'
import { discardQuarantinedSignals } from './discard_quarantined_signals.ts'
import { getConnectors } from './get_connectors.ts'
import { getQuarantinedSignals } from './get_quarantined_signals.ts'
import { getReportedSignals } from './get_reported_signals.ts'
import { importRecords } from './import_records.ts'
import { replayQuarantinedSignals } from './replay_quarantined_signals.ts'

export const importCalls = [
  checkImport,
  discardQuarantinedSignals,
  getConnectors,
  getQuarantinedSignals,
  getReportedSignals,
  importRecords,
  replayQuarantinedSignals,
] as const
