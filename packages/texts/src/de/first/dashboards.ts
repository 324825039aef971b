import type { dashboards as english } from '../../en/first/dashboards.ts'
import type { WordsOf } from '../../words-of.ts'

export const dashboards: WordsOf<typeof english> = {
  'title.table-columns': 'Tabellenspalten',
  'columns.late-orders': 'Spalten der verspäteten Aufträge',

  'refusal.config-not-found': 'Das Dashboard „{template}“ gibt es nicht.',
  'refusal.config-too-large': 'Das Dashboard ist größer als 1 MB und kann nicht gespeichert werden.',
  'refusal.own-settings-full':
    'Ihre eigenen Einstellungen brauchen zu viel Platz: höchstens 300, je 50 kB und zusammen 1 MB.',
  'refusal.config-widget-twice': 'Zwei Widgets haben die ID {id}.',
  'refusal.data-source-unknown': 'Das Dashboard hat keine Datenquelle „{slug}“.',
  'call.widget-option': 'Die Option {option} des Widgets {id} hat einen unzulässigen Wert.',
  'call.no-permission': 'Ihnen fehlt die Berechtigung: {permission}',
}
