import { describe, expect, test } from 'vitest'
import { bestMachines } from './best-machines.ts'
import { bundleSize, bundleSizeField } from './bundle-size.ts'
import { changeProblem, isWholeList, splitProblem } from './change-bundle.ts'
import { asksBeforeBundling, bundleQuantity, bundlingProblem } from './create-bundle.ts'
import { movedInList } from './move-in-list.ts'
import { reportProblem } from './report-bundle.ts'

describe('size of a bundle', () => {
  test('T-LIMIT-03 the field is named by its machine', () =>
    expect(bundleSizeField('M101')).toBe('machine_bundle_quantity_M101'))

  test.each([
    [undefined, 4],
    ['', 4],
    ['many', 4],
    ['0', 4],
    ['-3', 4],
    ['0.9', 4],
    ['Infinity', 4],
    ['1', 1],
    ['6', 6],
    ['2.7', 2],
  ])('T-LIMIT-03 the field %j means %j orders', (stored, size) => expect(bundleSize(stored)).toBe(size))
})

test('T-LIMIT-03-X without a usable number a fifth order is too many, and the limit is named', () => {
  const five = ['1', '2', '3', '4', '5'].map((card_no) => ({
    card_no,
    machine_id: 'M1',
    part_no: 'P',
    remaining_qty: 100,
  }))
  for (const stored of [undefined, 'many', '0.5']) {
    expect(bundlingProblem(five, bundleSize(stored))).toEqual({ refusal: 'bundle-too-large', values: { count: 4 } })
    expect(bundlingProblem(five.slice(1), bundleSize(stored))).toBeUndefined()
  }
})

describe('orders that are made together', () => {
  const order = (card_no: string, change = {}) => ({
    card_no,
    machine_id: 'M1',
    part_no: 'P',
    remaining_qty: 100,
    ...change,
  })
  test.each([
    [[order('1')], 4, undefined],
    [[order('1'), order('2')], 2, undefined],
    [[order('1'), order('2', { machine_id: 'M2' })], 4, 'bundle-of-two-machines'],
    [[order('1'), order('2', { part_no: 'Q' })], 4, 'bundle-of-two-parts'],
    [[order('1'), order('2'), order('3')], 2, 'bundle-too-large'],
    [[order('1'), order('2', { remaining_qty: 0 })], 4, 'bundle-nothing-left'],
  ])('%j in a bundle of %j: %j', (orders, size, refusal) =>
    expect(bundlingProblem(orders, size)?.refusal).toBe(refusal),
  )

  test('of different quantities it is asked, and the smallest is made', () => {
    expect(asksBeforeBundling([order('1'), order('2', { remaining_qty: 60 })])).toBe(true)
    expect(asksBeforeBundling([order('1'), order('2')])).toBe(false)
    expect(bundleQuantity([order('1'), order('2', { remaining_qty: 60 })])).toBe(60)
  })
})

describe('changing a bundle', () => {
  const free = { bundle_no: 7, booked_machine_id: '', reported: false }
  const booked = { ...free, booked_machine_id: 'M2' }
  test.each([
    [free, 'delete', undefined],
    [booked, 'delete', 'bundle-booked'],
    [booked, 'swap', 'bundle-booked'],
    [booked, 'book', 'bundle-booked'],
    [booked, 'unbook', undefined],
    [booked, 'split', undefined],
    [{ ...free, reported: true }, 'delete', 'bundle-reported'],
    [{ ...free, reported: true }, 'split', 'bundle-reported'],
  ] as const)('%j cannot be changed by %s: %j', (bundle, action, refusal) =>
    expect(changeProblem(bundle, action)?.refusal).toBe(refusal),
  )

  test.each([
    [['a'], undefined],
    [['a', 'a'], undefined],
    [['x'], 'bundle-without-card'],
    [['a', 'b'], 'bundle-keeps-one'],
  ])('%j leave a bundle of a and b: %j', (leaving, refusal) =>
    expect(splitProblem({ bundle_no: 7, card_nos: ['a', 'b'] }, leaving)?.refusal).toBe(refusal),
  )

  test.each([
    [2, -1, [2, 1, 3]],
    [2, 1, [1, 3, 2]],
    [1, -1, null],
    [3, 1, null],
    [9, 1, null],
  ] as const)('bundle %j moved by %j of 1, 2, 3 gives %j', (bundle_no, by, list) =>
    expect(movedInList([1, 2, 3], bundle_no, by)).toEqual(list),
  )

  test.each([
    [[3, 1, 2], true],
    [[1, 2], false],
    [[1, 2, 4], false],
    [[1, 2, 2], false],
  ])('%j is the whole list of 1, 2, 3: %j', (wanted, whole) => expect(isWholeList([1, 2, 3], wanted)).toBe(whole))
})

test('four machines are offered, those with the fewest planned hours first, never its own', () => {
  const machine = (machine_id: string, planned_hours: number) => ({
    machine_id,
    machine_description: `Press ${machine_id}`,
    planned_hours,
  })
  const all = [
    machine('M1', 0),
    machine('M10', 5),
    machine('M2', 5),
    machine('M3', 1),
    machine('M4', 9),
    machine('M5', 7),
  ]
  expect(bestMachines(all, 'M1').map(({ machine_id }) => machine_id)).toEqual(['M3', 'M2', 'M10', 'M5'])
  expect(bestMachines(all, 'M1', 'm4').map(({ machine_id }) => machine_id)).toEqual(['M4'])
})

test.each([
  [{}, { good_qty: 0 }, undefined],
  [{}, { good_qty: 100 }, undefined],
  [{}, { good_qty: 101 }, 'bundle-over-planned'],
  [{}, { good_qty: 101, over: true }, undefined],
  [{ reported: true }, { good_qty: 10 }, 'bundle-reported'],
  [{}, { good_qty: 10, machine_id: 'M2' }, 'bundle-of-another-machine'],
])('a bundle %j is reported with %j: %j', (bundle, report, refusal) =>
  expect(
    reportProblem(
      { bundle_no: 7, machine_id: 'M1', planned_qty: 100, reported: false, ...bundle },
      { machine_id: 'M1', over: false, ...report },
    )?.refusal,
  ).toBe(refusal),
)
