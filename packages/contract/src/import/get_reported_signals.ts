import { ReportedSignal } from '@takt/domain/machines/model/connector.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReportedSignals = defineProcedure({
  name: 'get_reported_signals',
  kind: 'load',
  summary: 'Scrap, orders and tools that machines named, and what became of it, newest first, at most 500.',
  /** undone: only what could not be done. */
  input: z.object({ undone: z.boolean().default(false) }),
  output: ReportedSignal,
  permission: 'view-connectors',
})
