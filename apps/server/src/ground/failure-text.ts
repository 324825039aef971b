import { readFailure } from '@takt/domain/ground/failure.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'

/** Why it was not sent, in the reader's language; '' for none. */
export function failureText(language: Language, kept: string): string {
  const failure = readFailure(kept)
  return failure ? text(language, `failure.${failure.key}`, failure.values) : ''
}

/** Rows of something that is sent, each with why the last try failed. */
export const withFailureText = <Row extends { readonly last_error: string }>(
  rows: readonly Row[],
  language: Language,
): Row[] => rows.map((row) => ({ ...row, last_error: failureText(language, row.last_error) }))
