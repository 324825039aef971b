import type { RowOutcome } from '@takt/contract/setup/register-rows.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { z } from 'zod'
import type { JudgedRow } from './register-file.ts'

export function rowOutcome(
  { key, outcome, field, problem, changes = [] }: JudgedRow,
  language: Language,
): z.output<typeof RowOutcome> {
  const call_message = problem ? text(language, `refusal.${problem.refusal}` as TextKey, problem.values) : ''
  return { key, outcome, field, call_message, changes: [...changes] }
}
