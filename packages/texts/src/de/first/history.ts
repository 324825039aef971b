import type { history as english } from '../../en/first/history.ts'
import type { WordsOf } from '../../words-of.ts'

export const history: WordsOf<typeof english> = {
  'refusal.too-many-machines': 'Höchstens {max} Maschinen können gleichzeitig angezeigt werden.',
  'refusal.too-many-history-rows':
    'Mehr als {max} Zeilen: Bitte einen kürzeren Zeitraum oder weniger Maschinen auswählen.',
}
