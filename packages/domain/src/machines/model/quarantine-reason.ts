import { z } from 'zod'

/** Why a signal could not be used. A word of ours, so that the page can say it in the reader's language. */
export const QuarantineReason = z.enum([
  'unknown-machine',
  'future',
  'too-old',
  'counter-jumped',
  'bad-character',
  'not-understood',
])
export type QuarantineReason = z.infer<typeof QuarantineReason>
