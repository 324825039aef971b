import type { history as english } from '../../en/first/history.ts'
import type { WordsOf } from '../../words-of.ts'

export const history: WordsOf<typeof english> = {
  'refusal.too-many-machines': 'Högst {max} maskiner kan visas på en gång.',
  'refusal.too-many-history-rows': 'Fler än {max} rader: välj en kortare period eller färre maskiner.',
}
