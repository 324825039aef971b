import type { BoardChange, SettingField, WidgetChange } from '@takt/domain/dashboards/building/board-changes.ts'
import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { leafOptions } from '@takt/domain/dashboards/options.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import { machinesOfWidget, widgetName } from './widget-name.ts'

const parts: Readonly<Record<Exclude<WidgetChange, 'options'>, TextKey>> = {
  place: 'changes.place',
  size: 'changes.size',
  layer: 'changes.layer',
  lock: 'changes.lock',
}

const settings: Readonly<Record<SettingField, TextKey>> = {
  title: 'settings.title',
  slug: 'settings.slug',
  size: 'settings.grid',
  display: 'settings.display',
  userlevel: 'settings.userlevel',
  suitedForMobile: 'settings.suitedForMobile',
  suitedForTablet: 'settings.suitedForTablet',
  suitedForDesktops: 'settings.suitedForDesktops',
  suitedForXXL: 'settings.suitedForXXL',
  showBzxBanner: 'settings.showBzxBanner',
  isSnippet: 'settings.isSnippet',
  snippetTag: 'settings.snippetTag',
  parameters: 'settings.parameters',
}

/** A change as a person says it: what it is of, and what became of that. */
export function changeWords(change: BoardChange, find: FindWidget, say: Say): { of: string; did: string } {
  if (change.what === 'setting') return { of: say(settings[change.field]), did: say('changes.changed') }
  if (change.what === 'source') {
    return { of: `${say('settings.source')} ${change.source.name}`, did: say(`changes.${change.how}`) }
  }
  const { widget } = change
  const machines = machinesOfWidget(widget)
  const of = widgetName(widget, find, say) + (machines === '' ? '' : ` · ${machines}`)
  if (change.how !== 'changed') return { of, did: say(`changes.${change.how}`) }
  const did = change.parts.map((part) =>
    part === 'options' ? optionWords(widget, change.options, find, say) : say(parts[part]),
  )
  return { of, did: did.join(', ') }
}

/** The options by the names that the form gives them. */
function optionWords(widget: DashboardWidget, keys: readonly string[], find: FindWidget, say: Say): string {
  const definition = find(kindOf(widget.component, widget.config))
  const labels = definition === undefined ? [] : leafOptions(definition.options).filter(({ key }) => keys.includes(key))
  const names = labels.map(({ option }) => say(option.label as TextKey)).filter((name) => name !== '')
  return names.length === 0 ? say('changes.changed') : names.join(', ')
}
