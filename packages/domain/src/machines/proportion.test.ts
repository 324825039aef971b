import { expect, test } from 'vitest'
import { settingValues } from '../ground/company-settings.ts'
import {
  asksOrderSize,
  asksPerCycle,
  type Entered,
  mostPerCycle,
  mostRule,
  type OrderSoFar,
  outOfProportion,
  perCycleRefusal,
  proportions,
  sharePassed,
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

test.each([
  ['a large order by how many times its plan', 24_000, 1_000, { whole: 264_000, by: 'times', size: 11 }],
  ['one that a company limits to a quarter more', 24_000, 25, { whole: 30_000, by: 'times', size: 1.25 }],
  ['a small order by how many pieces above its plan', 50, 1_000, { whole: 1_050, by: 'above', size: 1_000 }],
  ['one where both are the same by the times', 100, 1_000, { whole: 1_100, by: 'times', size: 11 }],
] as const)('T-PLANT-302 the rule names %s', (_what, planned, most, rule) =>
  expect(mostRule(planned, { ...usual, most })).toEqual({ planned, ...rule }),
)

test('T-PLANT-302 an order without a plan has no such rule', () => expect(mostRule(0, usual)).toBeNull())

test.each<[string, OrderSoFar, number, boolean]>([
  ['what is left', half, 19_572, false],
  ['a little more than is left', half, 21_972, false],
  ['a tenth of the order more', half, 21_973, true],
  ['a scanned card', half, 1_000_000, true],
  ['exactly a tenth more', order(1_000), 1_100, false],
  ['three where one was planned', order(1), 3, true],
  ['an order without a plan', order(0), 500_000, false],
  ['an order that is made already', order(100, 111), 1, true],
])('T-PLANT-204 good: %s', (_, of, quantity, asks) => expect(proportions.good.asks(of, quantity, usual)).toBe(asks))

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
])('T-PLANT-204 scrap: %s', (_, of, quantity, asks) => expect(proportions.scrap.asks(of, quantity, usual)).toBe(asks))

const flagged = (of: OrderSoFar, on_flags: number, pack_qty = 0): OrderSoFar => ({ ...of, on_flags, pack_qty })

test.each<[string, OrderSoFar, number, boolean]>([
  ['what was made', order(330_000, 32_180), 32_180, false],
  ['the whole order after ten pieces', order(330_000, 10), 330_000, true],
  ['the pallet that is being filled', flagged(order(330_000, 10), 0, 600), 600, false],
  ['the next one before the first is full', flagged(order(330_000, 10), 600, 600), 600, true],
  ['the next one once the first is full', flagged(order(330_000, 605), 600, 600), 600, false],
  ['a full pallet of a smaller order', flagged(order(100), 0, 600), 600, true],
  ['the second time what was made', flagged(order(1_000, 500), 500), 500, true],
  ['what was made since the last flag', flagged(order(1_000, 700), 500), 200, false],
  ['an order that made more than planned', order(100, 400), 400, false],
  ['exactly a tenth more', order(1_000, 1_000), 1_100, false],
  ['a piece above that', order(1_000, 1_000), 1_101, true],
  ['a tenth more together with the flags before', flagged(order(1_000, 1_000), 600), 501, true],
  ['of nothing that was made', order(1), 1, true],
  ['without a plan', flagged(order(0), 900), 500, false],
])('T-PLANT-361 pallet: %s', (_, of, quantity, asks) => expect(proportions.pallet.asks(of, quantity, usual)).toBe(asks))

test.each<[string, OrderSoFar, number, boolean]>([
  ['what is planned', order(1_000), 1_000, false],
  ['a tenth more', order(1_000), 1_100, false],
  ['above that', order(1_000), 1_101, true],
  ['what is planned, for a second time', flagged(order(1_000), 200), 1_000, true],
  ['what the flags before have left', flagged(order(1_000), 200), 800, false],
  ['two of an order of one', order(1), 2, true],
  ['without a plan', order(0), 500, false],
])('T-PLANT-361 all flags of an order: %s', (_, of, quantity, asks) =>
  expect(proportions['full-order'].asks(of, quantity, usual)).toBe(asks),
)

test('T-PLANT-361 no flags together say more than an order could hold, also where each alone does not', () => {
  for (const entered of ['pallet', 'full-order'] as const) {
    expect(proportions[entered].most(flagged(order(500, 10), 5_000), usual)).toBe(500)
    expect(proportions[entered].most(flagged(order(500, 10), 6_000), usual)).toBe(0)
    expect(proportions[entered].most(order(500, 10), usual)).toBe(5_500)
  }
})

test('T-PLANT-361 a flag above what was made says by how much, and nothing of nothing', () => {
  expect(sharePassed('pallet', flagged(order(1_000, 400), 400), { quantity: 200, shares: usual })).toEqual({
    by: 'pallet',
    share: 50,
    above: 10,
  })
  expect(sharePassed('pallet', order(1_000), { quantity: 200, shares: usual })).toBeNull()
})

test.each<[string, Entered, OrderSoFar, number, number | null]>([
  ['beside those before', 'full-order', flagged(order(1_000, 400), 200), 1_000, 20],
  ['of an order that made more than planned', 'material-order', order(100, 400), 500, 25],
  ['of an order without a plan', 'pallet', order(0, 400), 800, null],
])('T-PLANT-361 the share that is passed %s', (_, entered, of, quantity, share) =>
  expect(sharePassed(entered, of, { quantity, shares: usual })?.share ?? null).toBe(share),
)

test('T-PLANT-302 also an order of one piece has a most, one without a plan has none', () => {
  expect(mostRule(1, usual)).toEqual({ planned: 1, whole: 1_001, by: 'above', size: 1_000 })
  expect(mostRule(0, usual)).toBeNull()
})

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
  expect(proportions.good.most(order(10_001), { ...usual, most: 33 })).toBe(13_301))

test('T-PLANT-204 the server takes the most, and says what was wrong with one more', () => {
  const card = { card_no: '7', ...order(10) }
  expect(outOfProportion('good', card, { quantity: 1_010, shares: usual })).toBeNull()
  expect(outOfProportion('good', card, { quantity: 1_011, shares: usual })).toEqual({
    refusal: 'quantity-out-of-proportion',
    values: { quantity: 1_011, card_no: '7', planned: 10, max: 1_010 },
  })
})

test('T-PLANT-241 of a material the server names the material', () =>
  expect(
    outOfProportion(
      'material-scrap',
      { card_no: '7', material_no: 'PA66', ...order(10) },
      { quantity: 1_011, shares: usual },
    ),
  ).toEqual({
    refusal: 'material-out-of-proportion',
    values: { quantity: 1_011, material_no: 'PA66', card_no: '7', planned: 10, max: 1_010 },
  }))

test.each<[string, OrderSoFar, number, boolean]>([
  ['as many as are planned', order(40), 40, false],
  ['a few more', order(40), 44, false],
  ['more than a tenth above', order(40), 45, true],
  ['with those that are good already', order(40, 30), 15, true],
  ['three where one is planned', order(1), 3, true],
  ['without a plan, the size of a small order', order(0), 1_000_000, false],
  ['without a plan, more than any order', order(0), 1_000_001, true],
])('T-PLANT-241 rework: %s', (_, of, quantity, asks) => expect(proportions.rework.asks(of, quantity, usual)).toBe(asks))

test.each<[string, OrderSoFar, number, boolean]>([
  ['a fifth of what the order needs', order(50), 10, false],
  ['more than that', order(50), 10.5, true],
  ['of an order that used more than planned', order(50, 100), 20, false],
])('T-PLANT-241 scrapped material: %s', (_, of, quantity, asks) =>
  expect(proportions['material-scrap'].asks(of, quantity, usual)).toBe(asks),
)

test.each<[string, OrderSoFar, number, boolean]>([
  ['what the order needs', order(50), 50, false],
  ['a tenth more', order(50), 55, false],
  ['above that', order(50), 56, true],
])('T-PLANT-241 material from the stores: %s', (_, of, quantity, asks) =>
  expect(proportions['material-order'].asks(of, quantity, usual)).toBe(asks),
)

test.each<[string, number, number, boolean]>([
  ['what the part has', 8, 8, false],
  ['closed cavities', 8, 3, false],
  ['one more than the part has', 8, 9, true],
  ['a little more of what is not counted in pieces', 10, 11, false],
  ['two of a part that has one', 1, 2, true],
  ['a part that says nothing', 0, 900, false],
])('T-PLANT-241 pieces of a cycle: %s', (_, perCycle, unit_qty, asks) =>
  expect(asksPerCycle(perCycle, unit_qty, usual)).toBe(asks),
)

test('T-PLANT-241 one cycle makes no more than the whole order could be', () => {
  expect(mostPerCycle(10, usual)).toBe(1_010)
  expect(mostPerCycle(0, usual)).toBe(Number.POSITIVE_INFINITY)
  expect(perCycleRefusal(10, 1_010, usual)).toBeNull()
  expect(perCycleRefusal(10, 1_011, usual)).toEqual({
    refusal: 'cycle-out-of-proportion',
    values: { quantity: 1_011, planned: 10, max: 1_010 },
  })
})

test.each<[string, OrderSoFar, number]>([
  ['an order of one piece', order(1), 1_001],
  ['ten times above the plan, less what is made', order(24_000, 4_428), 259_572],
  ['a small order: a thousand above the plan', order(10), 1_010],
  ['nothing more of what is far above already', order(10, 5_000), 0],
  ['no plan, no limit', order(0), Number.POSITIVE_INFINITY],
])('T-PLANT-204 the most that is taken: %s', (_, of, most) => expect(proportions.good.most(of, usual)).toBe(most))

test('T-PLANT-204 flags of pallets have the same limit', () =>
  expect(proportions.pallet.most(order(24_000, 4_428, 100), usual)).toBe(264_000))

test.each<[string, OrderSoFar, number]>([
  ['what is planned and usually made above it, less what is scrapped', order(24_000, 4_428, 100), 26_300],
  ['what was made, where that is more', order(24_000, 40_000, 1_000), 40_000],
  ['of a small order a thousand above the plan', order(10, 0, 10), 1_000],
  ['nothing more where more is scrapped than there was', order(10, 0, 1_010), 0],
  ['before anything is counted the plan', order(306_000), 336_600],
  ['no plan, no limit', order(0, 5), Number.POSITIVE_INFINITY],
])('T-PLANT-322 the most that is scrapped: %s', (_, of, most) => expect(proportions.scrap.most(of, usual)).toBe(most))

test('T-PLANT-322 T-PLANT-563 scrap of what nobody made is refused with what was planned and made; a spoilt drum is not', () => {
  const of = { ...order(306_000, 103_218, 2_174), card_no: '0071001' }
  expect(outOfProportion('scrap', of, { quantity: 334_426, shares: usual })).toBeNull()
  expect(outOfProportion('scrap', of, { quantity: 900_000, shares: usual })).toEqual({
    refusal: 'scrap-out-of-proportion',
    values: {
      quantity: 900_000,
      card_no: '0071001',
      planned: 306_000,
      made: 105_392,
      scrap: 2_174,
      whole: 336_600,
      max: 334_426,
    },
  })
  expect(proportions['material-scrap'].most(order(5, 2), usual)).toBe(1_005)
})

test.each<[string, Parameters<typeof sharePassed>[0], OrderSoFar, number, object | null]>([
  ['more than ordered', 'good', order(1_000, 500), 730, { by: 'overProduction', share: 23, above: 10 }],
  ['hardly above the share', 'scrap', order(10_000), 2_004, { by: 'scrap', share: 20.1, above: 20 }],
  ['scrap of an order that made more', 'scrap', order(100, 300, 100), 60, { by: 'scrap', share: 40, above: 20 }],
  ['a pallet', 'pallet', order(100, 200), 300, { by: 'pallet', share: 50, above: 10 }],
  [
    'a sum that is not exact in binary',
    'material-scrap',
    order(0.3),
    0.1 + 0.2,
    { by: 'scrap', share: 100, above: 20 },
  ],
  ['no plan', 'rework', order(0), 2_000_000, null],
])('T-PLANT-261 the question says the share: %s', (_, entered, of, quantity, passed) =>
  expect(sharePassed(entered, of, { quantity, shares: usual })).toEqual(passed),
)
