import { expect, test } from 'vitest'
import { settingValues } from '../company-settings.ts'
import {
  asksGood,
  asksOrderSize,
  asksPallet,
  asksScrap,
  mostGood,
  mostOnPallet,
  mostScrap,
  type OrderSoFar,
  proportionRefusal,
  sharesOf,
} from './proportion.ts'

const usual = sharesOf(settingValues({}))
const order = (planned_op_qty: number, good = 0, scrap = 0): OrderSoFar => ({ planned_op_qty, good, scrap })
const half = order(24_000, 4_428)

test('T-PLANT-204 a company that has set nothing asks above 10 %, refuses above ten times, asks of scrap above 20 %', () =>
  expect(usual).toEqual({ overProduction: 10, most: 1_000, scrap: 20, orderSize: 1_000_000 }))

test('T-PLANT-204 settings that cannot be read are those of a company that has set nothing', () =>
  expect(sharesOf(settingValues({ overProductionMost: 'lots', scrapAsk: '-1', orderSizeAsk: 'x' }))).toEqual(usual))

test.each([
  ['', 10],
  ['5', 5],
  ['0', 0],
  ['lots', 10],
  ['-3', 10],
])('T-PLANT-204 over-production set to %j is asked about above %d %%', (overProductionAsk, share) =>
  expect(sharesOf(settingValues({ overProductionAsk })).overProduction).toBe(share),
)

test.each<[string, OrderSoFar, number, boolean]>([
  ['what is left', half, 19_572, false],
  ['a little more than is left', half, 21_972, false],
  ['a tenth of the order more', half, 21_973, true],
  ['a scanned card', half, 1_000_000, true],
  ['exactly a tenth more', order(1_000), 1_100, false],
  ['three where one was planned', order(1), 3, true],
  ['an order without a plan', order(0), 500_000, false],
  ['an order that is made already', order(100, 111), 1, true],
])('T-PLANT-204 good: %s', (_, of, quantity, asks) => expect(asksGood(of, quantity, usual)).toBe(asks))

test.each<[string, OrderSoFar, number, boolean]>([
  ['the first piece', order(24_000), 1, false],
  ['a fifth of the order', order(1_000), 200, false],
  ['more than a fifth', order(1_000), 201, true],
  ['with what was scrapped before', order(1_000, 300, 150), 51, true],
  ['of an order that made more than planned', order(1_000, 2_000), 201, false],
  ['a correction', order(1_000, 300, 400), -50, false],
  ['nothing, however much was scrapped before', order(1_000, 300, 400), 0, false],
  ['one piece above a fifth', order(1_000, 0, 200), 1, true],
  ['the only piece of an order of one', order(1), 1, true],
  ['a fifth of good and scrap together', order(1_000, 1_200, 200), 60, false],
  ['without a plan', order(0), 900, false],
])('T-PLANT-204 scrap: %s', (_, of, quantity, asks) => expect(asksScrap(of, quantity, usual)).toBe(asks))

test.each<[string, OrderSoFar, number, boolean]>([
  ['a full pallet', order(330_000), 32_180, false],
  ['the whole order on one', order(330_000), 330_000, false],
  ['three times the order', order(330_000), 1_000_000, true],
  ['an order that made more than planned', order(100, 400), 400, false],
  ['exactly a tenth more', order(1_000), 1_100, false],
  ['a piece above that', order(1_000), 1_101, true],
  ['five where one was planned', order(1), 5, true],
  ['without a plan', order(0), 500, false],
])('T-PLANT-204 pallet: %s', (_, of, quantity, asks) => expect(asksPallet(of, quantity, usual)).toBe(asks))

test.each<[number, boolean]>([
  [5_000, false],
  [1_000_000, false],
  [1_000_001, true],
])('T-PLANT-204 an order of %d is asked about: %s', (quantity, asks) =>
  expect(asksOrderSize(quantity, usual)).toBe(asks),
)

test.each([
  ['0 asks about none', 0, 5, false],
  ['1 asks about two', 1, 2, true],
])('T-PLANT-204 the size of an order: %s', (_, orderSize, quantity, asks) =>
  expect(asksOrderSize(quantity, { ...usual, orderSize })).toBe(asks),
)

test('T-PLANT-204 a begun piece above the most is one too many', () =>
  expect(mostGood(order(10_001), { ...usual, most: 33 })).toBe(13_301))

test('T-PLANT-204 the server takes the most, and says what was wrong with one more', () => {
  const card = { card_no: '7', planned_op_qty: 10 }
  expect(proportionRefusal(card, 1_010, 1_010)).toBeNull()
  expect(proportionRefusal(card, 1_011, 1_010)).toEqual({
    refusal: 'quantity-out-of-proportion',
    values: { quantity: 1_011, card_no: '7', planned: 10, max: 1_010 },
  })
})

test.each<[string, OrderSoFar, number]>([
  ['an order of one piece', order(1), 1_001],
  ['ten times above the plan, less what is made', order(24_000, 4_428), 259_572],
  ['a small order: a thousand above the plan', order(10), 1_010],
  ['nothing more of what is far above already', order(10, 5_000), 0],
  ['no plan, no limit', order(0), Number.POSITIVE_INFINITY],
])('T-PLANT-204 the most that is taken: %s', (_, of, most) => expect(mostGood(of, usual)).toBe(most))

test('T-PLANT-204 scrap and pallets have the same limit', () => {
  expect(mostScrap(order(24_000, 4_428, 100), usual)).toBe(263_900)
  expect(mostScrap(order(10, 0, 5_000), usual)).toBe(0)
  expect(mostOnPallet(order(24_000, 4_428, 100), usual)).toBe(264_000)
})
