import { importKinds, MOST_RECORDS } from '@takt/domain/import/import-kind.ts'
import { z } from 'zod'

/** What a program sends to POST /api/import. Each record is judged by itself: see the answer. */
export const ImportBatch = z.strictObject({
  kind: z.enum(importKinds),
  records: z.array(z.unknown()).max(MOST_RECORDS),
  /** True: what would become of it; nothing is written. */
  dry_run: z.boolean().default(false),
})

/** Why a record, or one of its fields, was not taken. */
export const ImportProblem = z.object({
  /** Place of the record in what was sent, from 0. */
  index: z.int(),
  key: z.string(),
  field: z.string(),
  call_message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** What became of each record, in the order in which they were sent. */
export const ImportAnswer = z.object({
  kind: z.enum(importKinds),
  dry_run: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  outcomes: z.array(z.enum(['added', 'changed', 'unchanged', 'refused'])),
  problems: z.array(ImportProblem),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>
