import type { Signal } from '@takt/domain/machines/signal.ts'
import { z } from 'zod'

export const MOST_SIGNALS_IN_ONE_POST = 5000

export const IngestBatch = z.object({
  connector: z.string().min(1).max(80),
  /** Names the process that numbers the signals: its numbers are its own, also when another uses the same name. */
  sender: z.string().max(80).default(''),
  /** Judged one by one: a bad signal goes to quarantine and never holds up the others. */
  signals: z.array(z.unknown()).min(1).max(MOST_SIGNALS_IN_ONE_POST),
})
export type IngestBatch = z.infer<typeof IngestBatch>

/** What a sender hands over. */
export interface IngestPost {
  readonly connector: string
  readonly sender?: string
  readonly signals: readonly Signal[]
}

/** Sent only after commit. A sender drops everything up to `committed` and repeats the rest. */
export const IngestAnswer = z.object({
  committed: z.int(),
  accepted: z.int(),
  repeated: z.int(),
  quarantined: z.int(),
  /** Numbers that were left out since the last post: what comes under them later passes for a repeat. */
  gaps: z.int().default(0),
})
export type IngestAnswer = z.infer<typeof IngestAnswer>
