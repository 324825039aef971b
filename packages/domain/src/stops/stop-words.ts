import { type Names, nameIn } from '../ground/names.ts'

interface Stopped {
  /** In the company's language. */
  readonly stop_description?: string | undefined
  /** Not in rows that a terminal kept from an older version, nor in those of somebody's own query. */
  readonly stop_names?: Names | undefined
}

/** Why the machine stands still, in the reader's language where the plant has written it. */
export function stopWords({ stop_description = '', stop_names = {} }: Stopped, language: string): string {
  return stop_names[language] || stop_description || nameIn(stop_names, language)
}
