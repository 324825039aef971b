import { expect, test } from 'vitest'
import { entersWholeCycles, wholeCycleScrap } from './whole-cycles.ts'

const orders = [
  { card_no: '1001', insatser: 4, cavity_reduction: 1 },
  { card_no: '1002', insatser: 2, cavity_reduction: 0 },
  { card_no: '1003', insatser: 1, cavity_reduction: 1 },
]
const plain = { scrap_text_flag: 0 } as const
const withText = { scrap_text_flag: 1 } as const
const quantities = (cycles: number) =>
  wholeCycleScrap(orders, { cycles, scrap_text: '', reason: plain }).map(({ card_no, scrap_qty }) => [
    card_no,
    scrap_qty,
  ])

test.each([
  [5, 15, 10],
  [1, 3, 2],
  // A begun cycle is a whole one.
  [1.2, 6, 4],
])('W-SF-16-X %d cycles are booked with every order’s own open cavities: %i and %i pieces', (cycles, first, second) => {
  expect(quantities(cycles)).toEqual([
    ['1001', first],
    ['1002', second],
  ])
})

test.each([[0], [-3]])('%i cycles book nothing', (cycles) => {
  expect(quantities(cycles)).toEqual([])
})

test.each([
  ['a reason that needs text puts it on all bookings', withText, ' burnt ', 'burnt'],
  ['otherwise the standard text names SF97', plain, 'ignored', 'SF97'],
])('%s', (_what, reason, scrap_text, stored) => {
  const bookings = wholeCycleScrap(orders, { cycles: 1, scrap_text, reason })
  expect(bookings.map((booking) => booking.scrap_text)).toEqual([stored, stored])
})

test.each([
  ['with SF97', [97], 2, true],
  ['not without it', [], 2, false],
  ['with a single one', [97], 1, true],
  ['not for nothing', [97], 0, false],
  ['not for negative scrap, which corrects pieces', [97], -2, false],
])('an entry means whole cycles %s', (_what, special_functions, entered, expected) => {
  expect(entersWholeCycles({ special_functions }, entered)).toBe(expected)
})

test('W-SF-16-X a single piece is booked', () =>
  expect(
    wholeCycleScrap([{ card_no: '1', insatser: 1, cavity_reduction: 0 }], { cycles: 1, scrap_text: '', reason: plain }),
  ).toMatchObject([{ card_no: '1', scrap_qty: 1 }]))
