import { expect, test } from 'vitest'
import { addBesideTarget, addMade, amountsOf, besideTarget, madeIn, takenApart } from './made-by-unit.ts'
import type { MadeOfUnit } from './model/made-of-unit.ts'

const made = (unit: string, good_qty: number, scrap_qty = 0, made_qty = good_qty + scrap_qty): MadeOfUnit => ({
  unit,
  made_qty,
  good_qty,
  scrap_qty,
})

test('T-LOOK-90 what machines made is added within a unit, that of most machines first', () => {
  expect(addMade([made('kg', 300.1, 2.5), made('pcs', 1000, 20), made('pcs', 200), made('kg', 0.2), made('pcs', 40)]))
    //
    .toEqual([made('pcs', 1240, 20), made('kg', 300.3, 2.5)])
  expect(addMade([])).toEqual([])
  expect(amountsOf([made('pcs', 1240, 20), made('kg', 300.3, 2.5)], 'scrap_qty')).toEqual([
    { unit: 'pcs', quantity: 20 },
    { unit: 'kg', quantity: 2.5 },
  ])
})

test.each<[string, MadeOfUnit, MadeOfUnit[], MadeOfUnit[]]>([
  ['one order accounts for all of it', made('', 100, 5), [made('kg', 100, 5)], [made('kg', 100, 5)]],
  [
    'pieces before, kilograms after',
    made('', 140.5, 4),
    [made('pcs', 100, 4), made('kg', 40.5)],
    [made('pcs', 100, 4), made('kg', 40.5)],
  ],
  [
    'what no order accounts for has the first unit',
    made('', 150),
    [made('kg', 100), made('pcs', 20)],
    [made('kg', 130), made('pcs', 20)],
  ],
  ['of two orders of a unit there is one sum', made('', 30), [made('pcs', 10), made('pcs', 20)], [made('pcs', 30)]],
  ['without an order nobody knows the unit', made('', 7), [], [made('', 7)]],
  ['nothing', made('', 0), [], []],
  ['taken back, and so nothing', made('', 0), [made('kg', 0)], []],
])('T-LOOK-90 a machine’s sum is taken apart by its orders: %s', (_, whole, orders, expected) =>
  expect(takenApart(whole, orders)).toEqual(expected),
)

test('T-LOOK-90 beside an order of kilograms stands what was made in kilograms', () => {
  const all = [made('pcs', 1240, 20), made('kg', 300.3, 2.5)]
  expect(madeIn(all, 'kg')).toEqual(made('kg', 300.3, 2.5))
  expect(madeIn(all, 'm')).toEqual(made('m', 0))
})

test('T-LOOK-90 a target stands only beside what is made in its own unit', () => {
  const targets = [
    { unit: 'kg', quantity: 20 },
    { unit: 'pcs', quantity: 500 },
    { unit: 'm', quantity: 3 },
    { unit: 'pcs', quantity: 100 },
  ]
  expect(besideTarget([made('pcs', 400, 4), made('kg', 18), made('l', 5)], targets)).toEqual([
    { ...made('pcs', 400, 4), target_qty: 600 },
    { ...made('kg', 18), target_qty: 20 },
    { ...made('l', 5), target_qty: null },
    { ...made('m', 0), target_qty: 3 },
  ])
})

test('T-LOOK-90 machines beside their targets have one of each unit, of those that have one', () => {
  const rows = [
    { ...made('pcs', 400), target_qty: 500 },
    { ...made('kg', 18), target_qty: null },
    { ...made('pcs', 100), target_qty: null },
    { ...made('pcs', 10), target_qty: 20 },
  ]
  expect(addBesideTarget(rows)).toEqual([
    { ...made('pcs', 510), target_qty: 520 },
    { ...made('kg', 18), target_qty: null },
  ])
})
