import { z } from 'zod'
import { type FormatPlace, formatValue, grouped, NO_VALUE } from '../ground/format-value.ts'
import { STATIC_VALUES } from './dashboard.ts'
import { calculate } from './formula.ts'
import { operations, putTogether } from './put-together.ts'

export type Row = Readonly<Record<string, unknown>>

/** One value out of a data source: D-ENTITY-10. */
export const ValueConfig = z.object({
  type: z.literal('datasourceValue').default('datasourceValue'),
  dataSource: z.string().default(''),
  machineId: z.array(z.string()).default([]),
  dataKey: z.string().default(''),
  operation: z.enum(operations).default('single'),
  /** 'none' shows the raw value, 'math' applies the formula, the others are those of table columns. */
  format: z.string().default('none'),
  math: z.string().max(200).default('value'),
  staticValue: z.string().default(''),
  staticValueDataType: z.enum(['string', 'number']).default('string'),
  label: z.string().default(''),
})
export type ValueConfig = z.infer<typeof ValueConfig>

export const valueFormats = [
  'none',
  'math',
  'round-0',
  'round-1',
  'round-2',
  'hh-mm',
  'percent-0',
  'percent-1',
  'date',
  'hhMmOnly',
  'dayOnly',
  'boolean-display',
] as const

export const newValueConfig: ValueConfig = ValueConfig.parse({})

export function readValueConfig(stored: unknown): ValueConfig | null {
  const read = ValueConfig.safeParse(stored)
  return read.success ? read.data : null
}

/** Another source makes the chosen machines meaningless, and the property where the new source has none of that name: D-STATE-11, 13-X. */
export function chooseSource(config: ValueConfig, dataSource: string, properties: readonly string[]): ValueConfig {
  const dataKey = properties.includes(config.dataKey) ? config.dataKey : ''
  return { ...config, dataSource, machineId: [], dataKey }
}

/** The value before formatting; undefined when there is none. What is no number is left out, but counted as a row. */
export function pickValue(config: ValueConfig, rows: readonly Row[]): unknown {
  if (config.dataSource === STATIC_VALUES) return staticValue(config)
  const matching =
    config.machineId.length === 0 ? rows : rows.filter((row) => config.machineId.includes(String(row.machine_id)))
  if (config.operation === 'single') return matching[0]?.[config.dataKey]
  if (config.operation === 'count') return matching.length
  const numbers = matching.map((row) => asNumber(row[config.dataKey])).filter((value) => value !== undefined)
  return putTogether(config.dataKey, config.operation, numbers)
}

/** Of an average that nobody formatted: 76.667 instead of 76.666667. */
const MOST_DECIMALS = 3

/** The value as the screen prints it; '-' stands for every missing or impossible one. */
export function showValue(config: ValueConfig, rows: readonly Row[], place: FormatPlace): string {
  const value = pickValue(config, rows)
  // What is made of several rows is never the number of a record: 'none' is the raw value of one row.
  if (config.format === 'none' && config.operation !== 'single' && typeof value === 'number') {
    return grouped(value, place, MOST_DECIMALS)
  }
  if (config.format !== 'math') return formatValue(config.format, value, place)
  const number = asNumber(value)
  const result = number === undefined ? undefined : calculate(config.math, number)
  return typeof result === 'number' ? grouped(result, place) : NO_VALUE
}

/** Numbers, and texts that are nothing but a number. An empty text is no zero. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function staticValue(config: ValueConfig): unknown {
  return config.staticValueDataType === 'number' ? asNumber(config.staticValue) : config.staticValue
}
