/** What differs between two versions of a board, as a person would say it: D-BUILD-17. */
import type { Dashboard, DashboardWidget, DataSource } from '../dashboard.ts'
import { layerOf } from '../placement.ts'

/** What of a widget is another. */
export type WidgetChange = 'place' | 'size' | 'layer' | 'lock' | 'options'

export type BoardChange =
  | { readonly what: 'widget'; readonly how: 'added' | 'removed'; readonly widget: DashboardWidget }
  | {
      readonly what: 'widget'
      readonly how: 'changed'
      readonly widget: DashboardWidget
      readonly parts: readonly WidgetChange[]
      /** Keys of options that have another value. */
      readonly options: readonly string[]
    }
  | { readonly what: 'source'; readonly how: 'added' | 'removed' | 'changed'; readonly source: DataSource }
  /** A setting of the board, by its field. */
  | { readonly what: 'setting'; readonly field: SettingField }

const settingFields = [
  'title',
  'slug',
  'size',
  'display',
  'userlevel',
  'suitedForMobile',
  'suitedForTablet',
  'suitedForDesktops',
  'suitedForXXL',
  'showBzxBanner',
  'isSnippet',
  'snippetTag',
  'parameters',
] as const satisfies readonly (keyof Dashboard)[]
export type SettingField = (typeof settingFields)[number]

/** Widgets first, in the order of the later board, then what is gone, sources and settings. */
export function boardChanges(before: Dashboard, after: Dashboard): BoardChange[] {
  return [
    ...after.widgets.flatMap((widget) => widgetChange(find(before.widgets, 'id', widget), widget)),
    ...before.widgets
      .filter((widget) => find(after.widgets, 'id', widget) === undefined)
      .map((widget) => ({ what: 'widget', how: 'removed', widget }) as const),
    ...sourceChanges(before.dataSources, after.dataSources),
    ...settingFields
      .filter((field) => !same(before[field], after[field]))
      .map((field) => ({ what: 'setting', field }) as const),
  ]
}

/** The widgets that both have changed: whoever saves last would take the other one's work away. */
export function changedByBoth(mine: readonly BoardChange[], theirs: readonly BoardChange[]): ReadonlySet<string> {
  const ids = (changes: readonly BoardChange[]) =>
    changes.flatMap((change) => (change.what === 'widget' ? change.widget.id : []))
  const others = new Set(ids(theirs))
  return new Set(ids(mine).filter((id) => others.has(id)))
}

function widgetChange(before: DashboardWidget | undefined, after: DashboardWidget): BoardChange[] {
  if (before === undefined) return [{ what: 'widget', how: 'added', widget: after }]
  const options = differing(before.config, after.config)
  const parts: WidgetChange[] = [
    ...(before.pos.x !== after.pos.x || before.pos.y !== after.pos.y ? (['place'] as const) : []),
    ...(before.pos.w !== after.pos.w || before.pos.h !== after.pos.h ? (['size'] as const) : []),
    ...(layerOf(before) !== layerOf(after) ? (['layer'] as const) : []),
    ...((before.locked === true) !== (after.locked === true) ? (['lock'] as const) : []),
    ...(options.length > 0 || before.component !== after.component ? (['options'] as const) : []),
  ]
  return parts.length === 0 ? [] : [{ what: 'widget', how: 'changed', widget: after, parts, options }]
}

function sourceChanges(before: readonly DataSource[], after: readonly DataSource[]): BoardChange[] {
  const changes = after.flatMap((source): BoardChange[] => {
    const old = find(before, 'slug', source)
    if (old !== undefined && same(old, source)) return []
    return [{ what: 'source', how: old === undefined ? 'added' : 'changed', source }]
  })
  const gone = before.filter((source) => find(after, 'slug', source) === undefined)
  return [...changes, ...gone.map((source) => ({ what: 'source', how: 'removed', source }) as const)]
}

function find<T, K extends keyof T>(list: readonly T[], key: K, of: T): T | undefined {
  return list.find((one) => one[key] === of[key])
}

function differing(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !key.startsWith('_') && !same(before[key], after[key])).sort()
}

/** The order of keys is no difference: the database stores them in its own. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)]))
}
