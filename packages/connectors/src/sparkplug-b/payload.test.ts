import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metricOf, metricValue } from './metric-value.ts'
import { dataType, decodePayload, encodePayload, type Metric } from './payload.ts'

/** Bytes worked out by hand from sparkplug_b.proto. */
const onTheWire: readonly [what: string, hex: string, payload: ReturnType<typeof decodePayload>][] = [
  ['an empty payload', '', { metrics: [] }],
  ['seq 0 is said', '1800', { seq: 0, metrics: [] }],
  ['seq 255', '18ff01', { seq: 255, metrics: [] }],
  // 1773129600000 = 2026-03-10T08:00:00Z
  ['a timestamp', '0880988ab6cd33', { timestamp: 1773129600000, metrics: [] }],
  [
    'a name, an alias, a data type and a boolean',
    '120d0a055374617465100120' + '0b7001',
    { metrics: [{ name: 'State', alias: 1, datatype: 11, value: { of: 'boolean', value: true } }] },
  ],
  ['alias 0 and an int', '120410005005', { metrics: [{ alias: 0, value: { of: 'int', value: 5n } }] }],
  ['a long', '1202' + '5807', { metrics: [{ value: { of: 'long', value: 7n } }] }],
  ['a float of 1.5', '1205' + '650000c03f', { metrics: [{ value: { of: 'float', value: 1.5 } }] }],
  ['a double of 1.5', '1209' + '69000000000000f83f', { metrics: [{ value: { of: 'double', value: 1.5 } }] }],
  ['a text', '1204' + '7a026f6b', { metrics: [{ value: { of: 'string', value: 'ok' } }] }],
  ['history', '1204' + '28015001', { metrics: [{ is_historical: true, value: { of: 'int', value: 1n } }] }],
  ['null', '1202' + '3801', { metrics: [{ is_null: true }] }],
]

describe.each(onTheWire)('%s', (_what, hex, payload) => {
  test('is read', () => expect(decodePayload(Buffer.from(hex, 'hex'))).toEqual(payload))
  test('is read again after writing', () => expect(decodePayload(encodePayload(payload))).toEqual(payload))
})

test('fields that we do not know are passed over: uuid, body, properties, a data set', () => {
  const hex = '2201612a020102' + '1209' + '4a024100' + '8a010100' + '50' + '03'
  const bytes = Buffer.from(hex.replace('1209', '120a'), 'hex')
  expect(decodePayload(bytes)).toEqual({ metrics: [{ value: { of: 'int', value: 3n } }] })
})

test.each([
  ['half a number', '18ff'],
  ['half a field', '120a0a05'],
  ['an unknown wire type', '1b'],
  ['a field without a number', '0001'],
  ['a text where a number stands', '1a0161'],
  ['a float of three bytes', '12056203000000'],
  ['a number without end', `18${'ff'.repeat(11)}`],
])('%s is refused', (_what, hex) => expect(() => decodePayload(Buffer.from(hex, 'hex'))).toThrow())

test.each([
  { what: 'Int8', datatype: dataType.int8, value: { of: 'int', value: 0xffn }, is: -1 },
  { what: 'Int16', datatype: dataType.int16, value: { of: 'int', value: 0xfffen }, is: -2 },
  { what: 'Int32', datatype: dataType.int32, value: { of: 'int', value: 0xffffffffn }, is: -1 },
  { what: 'Int64', datatype: dataType.int64, value: { of: 'long', value: 0xffffffffffffffffn }, is: -1 },
  { what: 'UInt32', datatype: dataType.uint32, value: { of: 'int', value: 0xffffffffn }, is: 4294967295 },
  { what: 'an unknown type', datatype: undefined, value: { of: 'int', value: 5n }, is: 5 },
  { what: 'null', datatype: dataType.int8, value: { of: 'int', value: 5n }, is_null: true, is: undefined },
] as const)('$what: $is', ({ is, datatype, ...metric }) => expect(metricValue(metric as Metric, datatype)).toBe(is))

test('what we write ourselves is read as it was', () => {
  const value = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true }), fc.string(), fc.boolean())
  fc.assert(
    fc.property(fc.string(), value, fc.nat(255), (name, said, seq) => {
      const { metrics } = decodePayload(encodePayload({ seq, metrics: [metricOf(name, said)] }))
      expect(metricValue(metrics[0] as Metric, metrics[0]?.datatype)).toEqual(Object.is(said, -0) ? 0 : said)
      expect(metrics[0]?.name).toBe(name)
    }),
  )
})

test('whatever bytes come, they are read or refused, never hung on', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        expect(decodePayload(Buffer.from(bytes)).metrics).toBeInstanceOf(Array)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
  )
})
