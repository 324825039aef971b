import { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getQuarantinedSignals = defineProcedure({
  name: 'get_quarantined_signals',
  kind: 'load',
  summary: 'Signals that could not be used, newest first, at most 500.',
  input: z.object({ connector: z.string().max(80).default('') }),
  output: QuarantinedSignal,
  permission: 'view-connectors',
})
