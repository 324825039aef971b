import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { type FindWidget, incompleteWords, type Say } from '../../../dashboard/define-widget.ts'
import { missingIn } from '../../../dashboard/prepare-widgets.ts'
import { widgetName } from './widget-name.ts'

/** Widgets that still miss something, each with what it is: they may be saved, but nobody should believe them finished. */
export function unfinishedWidgets(dashboard: Dashboard, find: FindWidget, say: Say): string {
  const count = new Map<string, number>()
  for (const widget of dashboard.widgets) {
    const definition = find(kindOf(widget.component, widget.config))
    const missing = definition && missingIn(widget, definition)
    if (missing === undefined) continue
    const words = `${widgetName(widget, find, say)} (${inSentence(incompleteWords(missing, say))})`
    count.set(words, (count.get(words) ?? 0) + 1)
  }
  return [...count].map(([words, times]) => (times === 1 ? words : `${times} × ${words}`)).join(', ')
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '')
}
