import type { setup as english } from '../../en/first/setup.ts'
import type { WordsOf } from '../../words-of.ts'

export const setup: WordsOf<typeof english> = {
  'refusal.machine-not-found': 'Die Maschine {machine_id} gibt es nicht.',
}
