import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'
import { reportedKinds, reportOutcomes } from '../reported.ts'
import { QuarantineReason } from './quarantine-reason.ts'

/** A way from machines to the server, as an administrator sees it. */
export const ConnectorRow = z.object({
  connector: z.string(),
  sender: z.string(),
  kind: z.string(),
  /** What it said of itself last; `silent` when neither a post nor a report has come for long. */
  state: z.enum(['connecting', 'connected', 'lost', 'closed', 'posting', 'silent']),
  reason: z.string(),
  last_signal: Time.or(z.literal('')),
  last_post: Time.or(z.literal('')),
  committed: z.int(),
  /** Signals that it keeps and the server does not have yet. */
  backlog: z.int(),
  quarantined: z.int(),
  last_error: z.string(),
  /** More than one sender uses this name. */
  shared_name: z.boolean(),
})
export type ConnectorRow = z.infer<typeof ConnectorRow>

export const QuarantinedSignal = z.object({
  record_no: z.int(),
  connector: z.string(),
  sender: z.string(),
  seq: z.int(),
  signal: z.unknown(),
  reason: QuarantineReason,
  /** Of what was not understood: the field and what is wrong with it. */
  detail: z.string(),
  at: Time,
})
export type QuarantinedSignal = z.infer<typeof QuarantinedSignal>

/** Scrap, an order or a tool as a machine named it, and what became of it. */
export const ReportedSignal = z.object({
  record_no: z.int(),
  connector: z.string(),
  machine_id: z.string(),
  kind: z.enum(reportedKinds),
  /** Pieces, or the number of an order or a tool; '' = none. */
  value: z.string(),
  at: Time,
  /** When it was said last: the same word again does nothing. */
  last_at: Time,
  outcome: z.enum(reportOutcomes),
  /** Why it could not be done, as a sentence; '' = done. */
  reason: z.string(),
  card_no: z.string(),
  scrap_reason: z.string(),
})
export type ReportedSignal = z.infer<typeof ReportedSignal>
