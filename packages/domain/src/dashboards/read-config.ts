import { isColor } from '../ground/theme/is-color.ts'
import { readCall } from './call-config.ts'
import { readDashboardChoice } from './dashboard-choice.ts'
import { readGraph } from './graph-config.ts'
import { readGrid } from './grid-settings.ts'
import { readMedia } from './media-object.ts'
import { readNavigator } from './navigator-config.ts'
import {
  type ChildWidgetOption,
  type Config,
  type LeafOption,
  leafOptions,
  type Options,
  offeredChoices,
  type PlacedOption,
} from './options.ts'
import { readSelector } from './parameter-selector.ts'
import { readQueryChoice } from './query-choice.ts'
import { readMultiValue } from './row-filter.ts'
import { type ShowWhen, shownOptions } from './show-when.ts'
import { readStyle } from './style-config.ts'
import { readColumns } from './table-config.ts'
import { readValueConfig } from './value-config.ts'

export type StoredConfig = Readonly<Record<string, unknown>>

/** Each mends what the version before it stored. A stored config says in `_version` how many of them it has seen. */
export type Migration = (stored: StoredConfig) => StoredConfig

const VERSION = '_version'

export interface ConfigSchema<O extends Options = Options> {
  readonly options: O
  readonly showWhen?: ShowWhen
  readonly migrate?: readonly Migration[]
}

/**
 * A stored config as the widget uses it. Defaults are applied here and never stored, so a later default reaches every
 * untouched widget. A hidden option keeps its stored value but the widget sees its default: D-CONFIG-33-X.
 */
export function readConfig<O extends Options>(schema: ConfigSchema<O>, stored: StoredConfig): Config<O> {
  const values = formValues(schema, stored)
  const shown = shownOptions(schema.options, schema.showWhen ?? {}, values)
  const seen = leafOptions(schema.options).map(({ key, option }) => [
    key,
    shown.has(key) ? values[key] : option.default,
  ])
  return Object.fromEntries(seen) as Config<O>
}

/** What the form shows: hidden options keep their own value here. */
export function formValues(schema: ConfigSchema, stored: StoredConfig): Record<string, unknown> {
  const current = migrated(schema.migrate ?? [], stored)
  const leaves = leafOptions(schema.options)
  const values = Object.fromEntries(
    leaves.map(({ key, option }) => [
      key,
      Object.hasOwn(current, key) ? readOption(option, current[key]) : option.default,
    ]),
  )
  return { ...values, ...fitting(leaves, values) }
}

/** A choice that does not fit the other one gives way to the first that does; what is stored stays: D-VALID-13-X. */
function fitting(leaves: readonly PlacedOption[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const changed = leaves.flatMap(({ key, option }) => {
    if (option.type !== 'select' || option.only === undefined) return []
    const offered = offeredChoices(option, values)
    return offered.some((choice) => choice === values[key]) ? [] : [[key, offered[0]] as const]
  })
  return Object.fromEntries(changed)
}

/** Takes the migrations a config has not seen yet; keys that nobody knows stay in it. */
export function migrated(migrate: readonly Migration[], stored: StoredConfig): StoredConfig {
  if (migrate.length === 0) return stored
  const seen = typeof stored[VERSION] === 'number' ? stored[VERSION] : 0
  const now = migrate.slice(seen).reduce((config, step) => step(config), stored)
  return { ...now, [VERSION]: Math.max(seen, migrate.length) }
}

/** The config of a widget that was just dropped: nothing but the version it starts from. */
export function newConfig(migrate: readonly Migration[] = []): StoredConfig {
  return migrated(migrate, migrate.length === 0 ? {} : { [VERSION]: migrate.length })
}

/** A config that came from elsewhere, without the keys that nobody here knows: D-CONFIG-37-X. */
export function knownOnly(schema: ConfigSchema, stored: StoredConfig): StoredConfig {
  const known = new Set([VERSION, ...leafOptions(schema.options).map(({ key }) => key)])
  return Object.fromEntries(Object.entries(stored).filter(([key]) => known.has(key)))
}

/** Stores a choice. One that equals the default is not stored, except typed text, which is kept as it was typed: D-CONFIG-26-X. */
export function setOption(
  schema: ConfigSchema,
  stored: StoredConfig,
  change: { key: string; value: unknown },
): StoredConfig {
  const found = leafOptions(schema.options).find(({ key }) => key === change.key)
  if (found === undefined) return stored
  const typed = ['string', 'text', 'picture'].includes(found.option.type)
  const current = migrated(schema.migrate ?? [], stored)
  if (!typed && sameValue(change.value, found.option.default)) return resetOption(current, change.key)
  return { ...current, [change.key]: change.value }
}

/** Reset takes the key away; the default is found again at the next reading: D-CONFIG-39-X. */
export function resetOption(stored: StoredConfig, key: string): StoredConfig {
  const { [key]: _, ...rest } = stored
  return rest
}

export function differsFromDefault(option: LeafOption, value: unknown): boolean {
  return !sameValue(value, option.default)
}

/** A stored value, or the default where it is of the wrong type; numbers are brought into their range. */
export function readOption(option: LeafOption, stored: unknown): unknown {
  switch (option.type) {
    case 'number':
    case 'numlist':
      return isNumber(stored) ? inRange(option, stored) : option.default
    case 'string':
    case 'text':
    case 'picture':
    case 'dataSource':
    case 'property':
    case 'location':
    case 'ownOverview':
      return typeof stored === 'string' ? stored : option.default
    case 'color':
      return typeof stored === 'string' && isColor(stored) ? stored : option.default
    case 'boolean':
      return typeof stored === 'boolean' ? stored : option.default
    case 'select':
      return (
        option.choices.find((choice) => choice === stored) ??
        (stored === null ? nullChoice(option.choices, option.default) : option.default)
      )
    case 'multiselect':
      return Array.isArray(stored) ? option.choices.filter((choice) => stored.includes(choice)) : option.default
    case 'machines':
      return readMachines(stored, option.most) ?? option.default
    case 'stopGroups':
      return readTexts(stored) ?? option.default
    case 'childWidget':
      return readChild(option, stored)
    case 'datasourceValue':
      return readValueConfig(stored)
    case 'datasourceMultiValue':
    case 'datasourceFilter':
      return readMultiValue(stored)
    case 'tableConfig':
      return readColumns(stored)
    case 'graphConfig':
      return readGraph(stored)
    case 'style':
      return readStyle(stored)
    case 'dashboardSelect':
      return readDashboardChoice(stored)
    case 'subDashboardGridSettings':
      return readGrid(stored)
    case 'dataSourceParameterConfig':
      return readSelector(stored)
    case 'navigatorConfig':
      return readNavigator(stored)
    case 'mediaObject':
      return readMedia(stored)
    case 'callConfiguration':
      return readCall(stored)
    case 'query':
      return readQueryChoice(stored)
  }
}

/** Only kinds that can be repeated: a container inside itself would never end. */
function readChild(option: ChildWidgetOption, stored: unknown): ChildWidgetOption['default'] {
  const { component, config } = (stored ?? {}) as Partial<ChildWidgetOption['default']>
  if (component === undefined || !option.kinds.includes(component)) return option.default
  return { component, config: typeof config === 'object' && config !== null ? config : {} }
}

function readMachines(stored: unknown, most = Number.POSITIVE_INFINITY): string[] | undefined {
  // Saved dashboards of older days hold a single machine as plain text.
  const list = typeof stored === 'string' && stored !== '' ? [stored] : stored
  return readTexts(list)?.slice(0, most)
}

/** Each once, without empty ones. */
function readTexts(stored: unknown): string[] | undefined {
  if (!Array.isArray(stored)) return undefined
  return [...new Set(stored.filter((text): text is string => typeof text === 'string' && text !== ''))]
}

function nullChoice<C>(choices: readonly C[], fallback: C): C | null {
  return choices.some((choice) => choice === null) ? null : fallback
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function inRange(range: { readonly min?: number; readonly max?: number }, value: number): number {
  return Math.min(Math.max(value, range.min ?? Number.NEGATIVE_INFINITY), range.max ?? Number.POSITIVE_INFINITY)
}

function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
