import { STATIC_VALUES } from '@takt/domain/dashboard/dashboard.ts'
import { formulaFault } from '@takt/domain/dashboard/formula.ts'
import type { LeafOption } from '@takt/domain/dashboard/options.ts'
import type { ValueConfig } from '@takt/domain/dashboard/value-config.ts'
import type { TextValues } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { EditorPlace } from './editor-place.ts'

export interface OptionFault {
  readonly text: TextKey
  readonly values: TextValues
}

type Known = Pick<EditorPlace, 'sources' | 'propertiesOf' | 'machineIds'>

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
      return propertyFault(String(value), String(on.values[option.source] ?? ''), place)
    case 'machines':
      return machineFault(value as readonly string[], place)
    case 'datasourceValue':
      return value === null ? undefined : valueFault(value as ValueConfig, place)
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
