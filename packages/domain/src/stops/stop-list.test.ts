import { expect, test } from 'vitest'
import {
  newestFirst,
  ofOngoingShift,
  oldestFirst,
  orderOf,
  stillChosen,
  stopId,
  stopsBegun,
  toggled,
} from './stop-list.ts'

const stop = (key: string, start_time: string, shift = 2, machine_id = 'M1') => ({
  machine_id,
  stop: key,
  start_time,
  shift,
})
const yesterday = stop('a', '2026-07-01T14:10:00Z')
const noon = stop('b', '2026-07-02T11:50:00Z', 1)
const first = stop('c', '2026-07-02T14:10:00+02:00')
const last = stop('d', '2026-07-02T13:40:00Z')
const unplanned = stop('e', '2026-07-02T13:50:00Z', 0)
const rows = [last, yesterday, first, noon]
const keys = (stops: readonly { stop: string }[]) => stops.map((each) => each.stop).join('')

test('T-ROUTE-20-X uncoded stops stand oldest first, whatever offset their times carry', () =>
  expect(keys(oldestFirst(rows))).toBe('abcd'))

test('T-ROUTE-20-X stops that began at once stand by their machines, however they came', () => {
  const at = (machine_id: string) => stop(machine_id, first.start_time, 2, machine_id)
  expect(keys(oldestFirst([at('M2'), at('M3'), at('M1')]))).toBe('M1M2M3')
  expect(keys(oldestFirst([at('M3'), at('M1'), at('M2')]))).toBe('M1M2M3')
})

test('T-ROUTE-32-X the history stands newest first', () => expect(keys(newestFirst(rows))).toBe('dcba'))

test.each([
  ['the shift that began at 14', 2, '2026-07-02T12:00:00Z', 'dc'],
  ['a stop begun with the shift belongs to it', 2, '2026-07-02T13:40:00Z', 'd'],
  ['the same number the day before is another shift', 2, '2026-07-02T20:00:00Z', ''],
  ['unplanned time asks for nothing', 0, '2026-07-01T00:00:00Z', ''],
])('T-CALL-17-X of the ongoing shift: %s', (_what, current_shift, current_shift_start_time, expected) =>
  expect(keys(ofOngoingShift([...rows, unplanned], { current_shift, current_shift_start_time }))).toBe(expected),
)

test('one key at two machines is two stops', () => {
  const other = stop('d', last.start_time, 2, 'M2')
  expect(stopId(other)).not.toBe(stopId(last))
  expect(stillChosen([other], [last, other])).toEqual([other])
})

test('a stop that somebody else coded drops out of the choice, the others stay as they are now', () => {
  const now = { ...first, shift: 3 }
  expect(stillChosen([first, noon], [last, now])).toEqual([now])
})

test.each([
  ['', 'c', 'c'],
  ['c', 'c', ''],
  ['c', 'd', 'dc'],
])('with %j chosen a press on %s leaves %j', (before, pressed, after) => {
  const chosen = rows.filter((row) => before.includes(row.stop))
  expect(keys(toggled(chosen, rows, `M1 ${pressed}`))).toBe(after)
})

test('T-PLANT-176 a stop names its order, or the card where the order has no number', () => {
  expect(orderOf({ work_order_no: '240315', belongs_to_order: '0071028' })).toBe('240315')
  expect(orderOf({ work_order_no: '', belongs_to_order: '0071028' })).toBe('0071028')
})

test('T-LOOK-154 a standstill that goes on in another shift or with another reason is one stop', () =>
  expect(stopsBegun([{ continues: 0 }, { continues: 1 }, { continues: 1 }, { continues: 0 }])).toBe(2))
