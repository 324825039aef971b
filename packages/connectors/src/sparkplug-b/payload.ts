/** The Sparkplug B payload: `org.eclipse.tahu.protobuf.Payload`, without data sets and templates. */
import { bytesField, doubleField, type Field, floatField, readFields, varintField } from './protobuf.ts'

export const dataType = {
  int8: 1,
  int16: 2,
  int32: 3,
  int64: 4,
  uint8: 5,
  uint16: 6,
  uint32: 7,
  uint64: 8,
  float: 9,
  double: 10,
  boolean: 11,
  string: 12,
  dateTime: 13,
  text: 14,
  uuid: 15,
} as const

/** As it stands on the wire: whole numbers carry their sign only together with the data type. */
export type RawValue =
  | { readonly of: 'int' | 'long'; readonly value: bigint }
  | { readonly of: 'float' | 'double'; readonly value: number }
  | { readonly of: 'boolean'; readonly value: boolean }
  | { readonly of: 'string'; readonly value: string }

export interface Metric {
  readonly name?: string
  readonly alias?: number
  readonly timestamp?: number
  readonly datatype?: number
  readonly is_historical?: boolean
  readonly is_null?: boolean
  /** Absent for null and for what we do not read: data sets, templates, bytes. */
  readonly value?: RawValue
}

export interface Payload {
  readonly timestamp?: number
  readonly seq?: number
  readonly metrics: readonly Metric[]
}

/** Throws on bytes that are no payload. Fields that we do not know are passed over. */
export function decodePayload(bytes: Buffer): Payload {
  const payload: { -readonly [K in keyof Payload]: Payload[K] } = { metrics: [] }
  const metrics: Metric[] = []
  for (const field of readFields(bytes)) {
    if (field.number === 1) payload.timestamp = whole(field)
    else if (field.number === 2) metrics.push(decodeMetric(buffer(field)))
    else if (field.number === 3) payload.seq = whole(field)
  }
  return { ...payload, metrics }
}

function decodeMetric(bytes: Buffer): Metric {
  const metric: { -readonly [K in keyof Metric]: Metric[K] } = {}
  for (const field of readFields(bytes)) {
    if (field.number === 1) metric.name = buffer(field).toString('utf8')
    else if (field.number === 2) metric.alias = whole(field)
    else if (field.number === 3) metric.timestamp = whole(field)
    else if (field.number === 4) metric.datatype = whole(field)
    else if (field.number === 5) metric.is_historical = whole(field) !== 0
    else if (field.number === 7) metric.is_null = whole(field) !== 0
    else if (field.number === 10) metric.value = { of: 'int', value: BigInt(whole(field)) }
    else if (field.number === 11) metric.value = { of: 'long', value: long(field) }
    else if (field.number === 12) metric.value = { of: 'float', value: buffer(field, 4).readFloatLE() }
    else if (field.number === 13) metric.value = { of: 'double', value: buffer(field, 8).readDoubleLE() }
    else if (field.number === 14) metric.value = { of: 'boolean', value: whole(field) !== 0 }
    else if (field.number === 15) metric.value = { of: 'string', value: buffer(field).toString('utf8') }
  }
  return metric
}

function long(field: Field): bigint {
  if (field.wire !== 'varint') throw new Error(`field ${field.number} is no number`)
  return field.value
}

function whole(field: Field): number {
  return Number(long(field))
}

function buffer(field: Field, length?: number): Buffer {
  if (field.wire === 'varint' || (length !== undefined && field.value.length !== length))
    throw new Error(`field ${field.number} has the wrong wire type`)
  return field.value
}

export function encodePayload({ timestamp, seq, metrics }: Payload): Buffer {
  return Buffer.concat([
    ...(timestamp === undefined ? [] : [varintField(1, timestamp)]),
    ...metrics.map((metric) => bytesField(2, encodeMetric(metric))),
    ...(seq === undefined ? [] : [varintField(3, seq)]),
  ])
}

function encodeMetric(metric: Metric): Buffer {
  const { name, alias, timestamp, datatype, is_historical, is_null, value } = metric
  return Buffer.concat([
    ...(name === undefined ? [] : [bytesField(1, name)]),
    ...(alias === undefined ? [] : [varintField(2, alias)]),
    ...(timestamp === undefined ? [] : [varintField(3, timestamp)]),
    ...(datatype === undefined ? [] : [varintField(4, datatype)]),
    ...(is_historical === undefined ? [] : [varintField(5, Number(is_historical))]),
    ...(is_null === undefined ? [] : [varintField(7, Number(is_null))]),
    ...(value === undefined ? [] : [encodeValue(value)]),
  ])
}

function encodeValue(value: RawValue): Buffer {
  switch (value.of) {
    case 'int':
      return varintField(10, BigInt.asUintN(32, value.value))
    case 'long':
      return varintField(11, value.value)
    case 'float':
      return floatField(12, value.value)
    case 'double':
      return doubleField(13, value.value)
    case 'boolean':
      return varintField(14, Number(value.value))
    case 'string':
      return bytesField(15, value.value)
  }
}
