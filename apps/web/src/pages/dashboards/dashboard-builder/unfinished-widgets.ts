import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { type Language, languages } from '@takt/domain/ground/languages.ts'
import { type FindWidget, incompleteWords, type Say } from '../../../dashboard/define-widget.ts'
import { missingIn } from '../../../dashboard/prepare-widgets.ts'
import { widgetName } from './widget-name.ts'

interface Speech {
  readonly language: Language
  readonly say: Say
}

/** Widgets that still miss something, each with what it is: they may be saved, but nobody should believe them finished. */
export function unfinishedWidgets(dashboard: Dashboard, find: FindWidget, { language, say }: Speech): string {
  const count = new Map<string, number>()
  for (const widget of dashboard.widgets) {
    const definition = find(kindOf(widget.component, widget.config))
    const missing = definition && missingIn(widget, definition)
    if (missing === undefined) continue
    const words = `${widgetName(widget, find, say)} (${inSentence(incompleteWords(missing, say), language)})`
    count.set(words, (count.get(words) ?? 0) + 1)
  }
  return [...count].map(([words, times]) => (times === 1 ? words : `${times} × ${words}`)).join(', ')
}

/** A sentence as part of another one. Where nouns are written large its first word may be one (Maschine auswählen). */
function inSentence(sentence: string, language: Language): string {
  const words = sentence.replace(/\.$/, '')
  return languages[language].nouns === 'small' ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
