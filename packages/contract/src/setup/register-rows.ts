import { fileNames } from '@takt/domain/setup/registers.ts'
import { z } from 'zod'

/** What a spreadsheet holds is less; more is a matter for a program. */
export const MOST_ROWS = 2_000

/** Rows of a file: only the fields that the file has, so that the others stay as they are. */
export const RegisterRows = z.object({
  register: z.enum(fileNames),
  rows: z.array(z.record(z.string(), z.unknown())).max(MOST_ROWS),
})

export const RowOutcome = z.object({
  key: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
  /** Of a refused one: which field, '' where it is the row, and why. */
  field: z.string(),
  call_message: z.string(),
  /** Of a changed one: which fields, from what to what. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
