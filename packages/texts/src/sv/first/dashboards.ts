import type { dashboards as english } from '../../en/first/dashboards.ts'
import type { WordsOf } from '../../words-of.ts'

export const dashboards: WordsOf<typeof english> = {
  'title.table-columns': 'Tabellkolumner',
  'columns.late-orders': 'Kolumner för sena order',

  'refusal.config-not-found': 'Det finns ingen instrumentpanel ”{template}”.',
  'refusal.config-too-large': 'Instrumentpanelen är större än 1 MB och kan inte sparas.',
  'refusal.own-settings-full':
    'Dina egna inställningar tar för mycket plats: högst 300, 50 kB var och 1 MB tillsammans.',
  'refusal.config-widget-twice': 'Två widgetar har id {id}.',
  'refusal.data-source-unknown': 'Instrumentpanelen har ingen datakälla ”{slug}”.',
  'call.widget-option': 'Alternativet {option} för widgeten {id} har ett värde som inte är tillåtet.',
  'call.no-permission': 'Du saknar behörighet: {permission}',
}
