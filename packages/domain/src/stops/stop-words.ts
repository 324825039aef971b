import type { Language } from '../ground/languages.ts'
import type { Machine } from '../machines/model/machine.ts'

/** Why the machine stands still, in the reader's language where the plant has written it. */
export function stopWords(
  machine: Pick<Machine, 'stop_description' | 'stop_description_sv'>,
  language: Language,
): string {
  return (language === 'sv' && machine.stop_description_sv) || machine.stop_description
}
