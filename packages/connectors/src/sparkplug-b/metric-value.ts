import { dataType, type Metric, type RawValue } from './payload.ts'

export type MetricValue = number | string | boolean

const bitsOf = new Map<number, number>([
  [dataType.int8, 8],
  [dataType.int16, 16],
  [dataType.int32, 32],
  [dataType.int64, 64],
])

/** undefined for null, and for what is neither number nor text nor true or false. */
export function metricValue({ value, is_null }: Metric, datatype: number | undefined): MetricValue | undefined {
  if (is_null || !value) return undefined
  if (typeof value.value !== 'bigint') return value.value
  const bits = datatype === undefined ? undefined : bitsOf.get(datatype)
  // A negative number stands on the wire as a great one; only the data type of the birth tells which it is.
  return Number(bits === undefined ? value.value : BigInt.asIntN(bits, value.value))
}

/** For what we publish ourselves. */
export function metricOf(name: string, value: MetricValue): Pick<Metric, 'name' | 'datatype'> & { value: RawValue } {
  if (typeof value === 'boolean') return { name, datatype: dataType.boolean, value: { of: 'boolean', value } }
  if (typeof value === 'string') return { name, datatype: dataType.string, value: { of: 'string', value } }
  if (Number.isSafeInteger(value))
    return { name, datatype: dataType.int64, value: { of: 'long', value: BigInt(value) } }
  return { name, datatype: dataType.double, value: { of: 'double', value } }
}
