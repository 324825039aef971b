import { expect, test } from 'vitest'
import { formatValue, grouped, namesSomething } from './format-value.ts'

const en = { language: 'en', timeZone: 'Europe/Stockholm' } as const
const sv = { language: 'sv', timeZone: 'Europe/Stockholm' } as const
const at = '2026-07-01T22:05:00Z'

test.each([
  ['D-ENTITY-26-X', 'round-0', 2.5, {}, '3'],
  ['D-ENTITY-26-X', 'round-1', 2.55, {}, '2.6'],
  ['D-ENTITY-26-X', 'round-2', '2', {}, '2.00'],
  ['D-ENTITY-26-X', 'round-1', 'x', {}, 'x'],
  ['D-ENTITY-15-X', 'percent-0', 85.4, {}, '85 %'],
  ['D-ENTITY-26-X', 'hh-mm', 3660, {}, '01:01'],
  ['D-ENTITY-26-X', 'hh-mm', 360_000, {}, '100:00'],
  ['D-ENTITY-26-X', 'duration-dhm', 93_780, {}, '1 d 2 h 3 min'],
  ['D-ENTITY-26-X', 'boolean-display', 1, {}, '✓'],
  ['D-ENTITY-26-X', 'boolean-display', '0', {}, '✗'],
  ['D-ENTITY-26-X', 'b-text-short', 'Changing the whole tool', {}, 'Changing the whole t…'],
  ['D-ENTITY-26-X', 'b-text-long', 'Changing the whole tool', {}, 'Changing the whole tool'],
  ['D-ENTITY-26-X an unknown component shows the raw text', 'sparkles', 7, {}, '7'],
  ['D-ENTITY-28-X', 'date', at, {}, '2026-07-02 00:05'],
  ['D-ENTITY-28-X', 'date', at, { hourOnly: true }, '00'],
  ['D-ENTITY-28-X the first option of the order wins', 'date', at, { short: true, dayOnly: true }, '2026-07-02'],
  ['D-ENTITY-28-X', 'date', at, { short: true }, '07-02 00:05'],
  ['D-ENTITY-28-X an unparsable date shows the raw text', 'date', 'soon', {}, 'soon'],
  ['D-ENTITY-15-X', 'round-1', null, {}, '-'],
  ['D-ENTITY-15-X', 'plain', undefined, {}, '-'],
])('%s %s of %j %j is %s', (_, format, value, config, expected) => {
  expect(formatValue(format, value, en, config)).toBe(expected)
})

test('D-ENTITY-26-X rounding uses the decimal sign of the language', () => {
  expect(formatValue('round-1', 2.5, sv)).toBe('2,5')
  expect(formatValue('plain', 0.1 + 0.2, sv)).toBe('0,3')
})

test.each([
  [{}, '2026-01-31 08:05'],
  [{ hourOnly: true }, '08'],
  [{ hhMmOnly: true }, '08:05'],
  [{ dayOnly: true }, '2026-01-31'],
  [{ short: true }, '01-31 08:05'],
  [{ short: true, hourOnly: true }, '08'],
])('D-ENTITY-27 D-ENTITY-28-X a date with the options %o is %s', (config, expected) => {
  const place = { language: 'en', timeZone: 'Europe/Stockholm' } as const
  expect(formatValue('date', '2026-01-31T07:05:00Z', place, config)).toBe(expected)
})

test.each([
  [153_500, 'en', '153,500'],
  [153_500, 'sv', '153\u00a0500'],
  [0.1 + 0.2, 'sv', '0,3'],
  [99.128, 'en', '99.13'],
] as const)('T-PLANT-251 what is counted is read in groups of three: %d in %s', (value, language, text) => {
  expect(grouped(value, { language }, 2)).toBe(text)
})

test.each(['record_no', 'p_order', 'machine_id', 'shift', 'op_number', 'week', 'year', 'line_no', 'priority'])(
  'T-PLANT-256 the number of a %s names something, and is never grouped',
  (key) => expect(namesSomething(key)).toBe(true),
)

test.each(['today_cycles', 'pieces', 'planned_op_qty', 'scrap', 'run_seconds', 'ordered', 'total_stops', 'notional'])(
  'T-PLANT-256 %s is an amount',
  (key) => expect(namesSomething(key)).toBe(false),
)
