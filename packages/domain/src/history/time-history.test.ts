import { expect, test } from 'vitest'
import { startOfHour } from './plant-hours.ts'
import { stopsByHour } from './time-history.ts'

const at = (time: string) => Date.parse(`2026-06-10T${time}:00Z`)
const stop = (from: string, to: string) => ({ stop: from, from: at(from), to: at(to) })
const drawn = (stops: ReturnType<typeof stop>[], from = '06:00', to = '09:00') =>
  stopsByHour({ from: at(from), to: at(to) }, stops, 'Europe/Stockholm').map(
    (row) => `${new Date(row.hour).toISOString().slice(11, 16)} ${row.stop}`,
  )

test('D-WIDGET-22-X a stop that crosses the hour belongs to both hours', () => {
  expect(drawn([stop('06:50', '07:10')])).toEqual(['06:00 06:50', '07:00 06:50', '08:00 '])
})

test('several stops of an hour stand in the order of time', () => {
  expect(drawn([stop('06:30', '06:40'), stop('06:10', '06:20')])[0]).toBe('06:00 06:10')
})

test('a stop that ends with the hour has no part in the next', () => {
  expect(drawn([stop('06:30', '07:00')])).toEqual(['06:00 06:30', '07:00 ', '08:00 '])
})

test('what lies outside the period is not drawn', () => {
  expect(drawn([stop('05:00', '06:10')], '06:15', '07:00')).toEqual(['06:00 '])
})

test.each([
  ['Europe/Stockholm', '06:59', '06:00'],
  ['Asia/Kolkata', '06:59', '06:30'],
])('hours begin on the clock of %s', (zone, time, start) => {
  expect(startOfHour(at(time) + 30_500, zone)).toBe(at(start))
})
