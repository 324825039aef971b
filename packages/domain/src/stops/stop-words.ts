import { nameIn } from '../ground/names.ts'
import type { Machine } from '../machines/model/machine.ts'

/** Why the machine stands still, in the reader's language where the plant has written it. */
export function stopWords(machine: Pick<Machine, 'stop_description' | 'stop_names'>, language: string): string {
  return machine.stop_names[language] || machine.stop_description || nameIn(machine.stop_names, language)
}
