import type { Dashboard, DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import type { WidgetMode } from '@takt/domain/dashboards/machine-status.ts'
import { leafOptions } from '@takt/domain/dashboards/options.ts'
import { fillAll, type QueryValues } from '@takt/domain/dashboards/parameters.ts'
import { readConfig, type StoredConfig } from '@takt/domain/dashboards/read-config.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import type { Needs } from './data/needs.ts'
import type { AnyWidget, FindWidget, Incomplete, WidgetKind } from './define-widget.ts'

export interface PreparedWidget {
  readonly id: string
  readonly component: string
  readonly definition: AnyWidget | undefined
  readonly config: Readonly<Record<string, unknown>>
  readonly needs: Needs
  readonly incomplete: Incomplete
  /** What the person who builds has not chosen yet; never what only the page's address is to fill in. */
  readonly missing: Incomplete
  /** The built-in picture is shown instead of data. */
  readonly sample: boolean
}

interface Place {
  readonly find: FindWidget
  readonly query: QueryValues
  readonly mode: WidgetMode
  /** Which page of itself a widget shows, by its id. */
  readonly views?: Readonly<Record<string, string>>
}

const noNeeds: Needs = {}

export type PreparedCache = WeakMap<object, { readonly stamp: string; readonly prepared: PreparedWidget }>

/** Configs filled and read, and their needs. A widget whose config is the same object as before stays the same object. */
export function prepareWidgets(dashboard: Dashboard, place: Place, cache: PreparedCache): readonly PreparedWidget[] {
  const names = dashboard.parameters.map(({ parameter }) => parameter)
  const stamp = JSON.stringify([names, place.query, place.mode])
  return dashboard.widgets.map((widget) => {
    const own = `${stamp}${widget.id}${widget.component}${place.views?.[widget.id] ?? ''}`
    const known = cache.get(widget.config)
    if (known?.stamp === own) return known.prepared
    const prepared = prepare(widget, names, place)
    cache.set(widget.config, { stamp: own, prepared })
    return prepared
  })
}

function prepare(widget: DashboardWidget, names: readonly string[], place: Place): PreparedWidget {
  const { id, component } = widget
  const definition = place.find(kindOf(component, widget.config))
  const none = {
    id,
    component,
    definition,
    config: {},
    needs: noNeeds,
    incomplete: undefined,
    missing: undefined,
    sample: false,
  }
  if (definition === undefined) return none
  const filled = { ...fillAll(widget.config, names, place.query) }
  for (const key of definition.fillsItself ?? []) filled[key] = widget.config[key]
  const config = readConfig(schemaOf(definition), filled)
  const incomplete = definition.incomplete?.(config)
  if (place.mode !== 'active' && showsSample(definition, incomplete)) {
    const shown = readConfig(schemaOf(definition), sampleConfig(definition, filled))
    return { ...none, config: shown, missing: missingIn(widget, definition), sample: true }
  }
  if (incomplete !== undefined) return { ...none, config, incomplete }
  return { ...none, config, needs: definition.needs(config, place.views?.[id] ?? '') }
}

function showsSample(definition: AnyWidget, incomplete: Incomplete): boolean {
  if (definition.preview === 'sample') return true
  return incomplete !== undefined && definition.preview !== 'real' && definition.preview !== 'none'
}

/** What is still to be chosen for a widget; a [parameter] of the page is a choice. */
export function missingIn(widget: DashboardWidget, definition: AnyWidget): Incomplete {
  return definition.incomplete?.(readConfig(schemaOf(definition), widget.config))
}

const bindings = new Set([
  'dataSource',
  'machines',
  'stopGroups',
  'property',
  'datasourceValue',
  'datasourceMultiValue',
  'datasourceFilter',
  'graphConfig',
  'query',
  'location',
  'ownOverview',
])

/** The person's own look, but bound to the sample's rows: their machine is not among them. */
function sampleConfig(definition: AnyWidget, stored: StoredConfig): StoredConfig {
  const sample = definition.sample.config
  const bound = leafOptions(definition.options).filter(({ key, option }) => key in sample && bindings.has(option.type))
  return { ...sample, ...stored, ...Object.fromEntries(bound.map(({ key }) => [key, sample[key]])) }
}

/** What reads and checks a stored config of this widget. */
export function schemaOf(definition: WidgetKind) {
  return {
    options: definition.options,
    showWhen: definition.showWhen as Readonly<Record<string, Readonly<Record<string, string>>>>,
    migrate: definition.migrate,
  }
}
