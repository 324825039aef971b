import { type CallConfig, callFault } from '@takt/domain/dashboards/call-config.ts'
import { STATIC_VALUES } from '@takt/domain/dashboards/dashboard.ts'
import { formulaFault } from '@takt/domain/dashboards/formula.ts'
import type { GraphConfig } from '@takt/domain/dashboards/graph-config.ts'
import { GRID_RANGES, type GridSettings, gridFault } from '@takt/domain/dashboards/grid-settings.ts'
import type { MediaObject } from '@takt/domain/dashboards/media-object.ts'
import { linkFault, type NavigatorConfig } from '@takt/domain/dashboards/navigator-config.ts'
import type { LeafOption } from '@takt/domain/dashboards/options.ts'
import type { ParameterSelectorConfig } from '@takt/domain/dashboards/parameter-selector.ts'
import { type MultiValueConfig, unknownProps } from '@takt/domain/dashboards/row-filter.ts'
import type { StyleConfig } from '@takt/domain/dashboards/style-config.ts'
import type { ValueConfig } from '@takt/domain/dashboards/value-config.ts'
import { linearPattern } from '@takt/domain/ground/linear-pattern.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { type EditorPlace, sourceIn } from './editor-place.ts'

export interface OptionFault {
  readonly text: TextKey
  readonly values: TextValues
}

type Known = Pick<EditorPlace, 'sources' | 'propertiesOf' | 'machineIds' | 'parameters'>

/** What is wrong with a stored value in this dashboard, though its type is right. */
export function optionFault(
  option: LeafOption,
  value: unknown,
  on: { readonly values: Readonly<Record<string, unknown>>; readonly place: Known },
): OptionFault | undefined {
  const { place } = on
  switch (option.type) {
    case 'dataSource':
      return sourceFault(String(value), place)
    case 'property':
      return propertyFault(String(value), sourceIn(on.values, option.source), place)
    case 'machines':
      return machineFault(value as readonly string[], place)
    case 'datasourceValue':
      return value === null ? undefined : valueFault(value as ValueConfig, place)
    case 'datasourceMultiValue':
    case 'datasourceFilter':
      return value === null ? undefined : rowsFault(value as MultiValueConfig, place)
    case 'style':
      return styleFault(value as StyleConfig, place)
    case 'graphConfig':
      return propertyFault((value as GraphConfig).x, sourceIn(on.values, option.source), place)
    case 'subDashboardGridSettings':
      return gridFaultOf(value as GridSettings)
    case 'dataSourceParameterConfig':
      return parameterFault((value as ParameterSelectorConfig).parameter, place)
    case 'navigatorConfig':
      return navigatorFault(value as NavigatorConfig)
    case 'mediaObject':
      return mediaFault(value as MediaObject)
    case 'callConfiguration':
      return faultOfCall(value as CallConfig)
    default:
      return undefined
  }
}

function sourceFault(slug: string, place: Known): OptionFault | undefined {
  if (slug === '' || slug === STATIC_VALUES || place.sources.some((source) => source.slug === slug)) return undefined
  return { text: 'form.source-missing', values: { slug } }
}

function propertyFault(key: string, source: string, place: Known): OptionFault | undefined {
  const known = place.propertiesOf(source)
  if (key === '' || known.length === 0 || known.includes(key)) return undefined
  return { text: 'form.property-missing', values: { key } }
}

/** A placeholder such as [machine1] is filled by the page's query, so it names no machine yet. */
function machineFault(ids: readonly string[], place: Known): OptionFault | undefined {
  if (place.machineIds.length === 0) return undefined
  const unknown = ids.find((id) => !id.includes('[') && !place.machineIds.includes(id))
  return unknown === undefined ? undefined : { text: 'form.machine-missing', values: { machine_id: unknown } }
}

export function valueFault(config: ValueConfig, place: Known): OptionFault | undefined {
  const fault = config.format === 'math' ? formulaFault(config.math) : undefined
  if (fault !== undefined) return { text: 'form.formula-fault', values: { at: fault.at + 1 } }
  if (config.dataSource === STATIC_VALUES) return undefined
  return sourceFault(config.dataSource, place) ?? propertyFault(config.dataKey, config.dataSource, place)
}

function rowsFault(config: MultiValueConfig, place: Known): OptionFault | undefined {
  const [key] = unknownProps(config.filter, place.propertiesOf(config.dataSource))
  const source = sourceFault(config.dataSource, place)
  return (
    source ??
    (key === undefined
      ? machineFault(config.machineId ?? [], place)
      : { text: 'form.property-missing', values: { key } })
  )
}

function styleFault({ conditionalStyles }: StyleConfig, place: Known): OptionFault | undefined {
  const values = conditionalStyles.flatMap(({ value1, value2 }) => [value1, value2]).filter((value) => value !== null)
  return values.map((value) => valueFault(value, place)).find((fault) => fault !== undefined)
}

function gridFaultOf(grid: GridSettings): OptionFault | undefined {
  const field = gridFault(grid)
  return field === undefined ? undefined : { text: 'panel.grid-fault', values: GRID_RANGES[field] }
}

function parameterFault(parameter: string, place: Known): OptionFault | undefined {
  if (parameter === '' || place.parameters.includes(parameter)) return undefined
  return { text: 'panel.parameter-missing', values: { parameter } }
}

function navigatorFault({ buttons }: NavigatorConfig): OptionFault | undefined {
  const fault = buttons.map(linkFault).find((one) => one !== undefined)
  if (fault === undefined) return undefined
  return { text: fault === 'address' ? 'panel.button-address-fault' : 'panel.button-location-fault', values: {} }
}

function mediaFault({ selectionMethod, regexString }: MediaObject): OptionFault | undefined {
  if (selectionMethod !== 'regex' || linearPattern(regexString) !== undefined) return undefined
  return { text: 'media.regex-fault', values: {} }
}

function faultOfCall(call: CallConfig): OptionFault | undefined {
  const fault = callFault(call)
  return fault && { text: `call-panel.fault-${fault}`, values: {} }
}
