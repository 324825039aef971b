import { expect, test } from 'vitest'
import { exampleIn } from './format-example.ts'
import { valueFormats } from './value-config.ts'

const place = { language: 'en', timeZone: 'Europe/Stockholm' } as const

test.each([
  ['round-1', 12.34, '12.3'],
  ['round-2', undefined, '1,234.57'],
  ['percent-0', '81.6', '82 %'],
  ['hh-mm', 5400, '01:30'],
  ['hh-mm', 'M101', '26:30'],
  ['duration-dhm', null, '1 d 2 h 30 min'],
  ['date', '2026-06-10T10:00:00Z', '2026-06-10 12:00'],
  ['dayOnly', 581, '2026-11-16'],
  ['boolean-display', '', '✓'],
  ['b-text-short', undefined, 'Moulding machine 1,…'],
  ['none', 'Running', 'Running'],
  ['none', undefined, ''],
  ['media-thumb', undefined, ''],
])('D-BUILD-13 in %s %j is shown as %s', (format, value, shown) => {
  expect(exampleIn(format, value, place).replaceAll(/\s/g, ' ')).toBe(shown)
})

test('D-BUILD-13 every format that changes a value has an example before any value has come', () => {
  const silent = valueFormats.filter((format) => exampleIn(format, undefined, place) === '')
  expect(silent).toEqual(['none'])
})
