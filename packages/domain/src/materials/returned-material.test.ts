import { expect, test } from 'vitest'
import { bookedReturns, proposedReturns, returnsAtEnd } from './returned-material.ts'

const material = (materialNo: string, materialPerUnit: number) => ({ materialNo, materialPerUnit, materialUnit: 'pcs' })
const ended = (card_no: string, scrap_qty: number) => ({
  work_order_no: `W${card_no}`,
  op_no: '10',
  card_no,
  scrap_qty,
  materials: [material('A', 3), material('B', 2.66)],
})

test('SF53 proposes scrapped pieces × pieces per part, and books what is picked as negative scrap', () => {
  const proposed = proposedReturns(3, [material('B', 3), material('C', 4)])
  expect(proposed.map(({ partNo, materialQty }) => [partNo, materialQty])).toEqual([
    ['B', 9],
    ['C', 12],
  ])
  expect(bookedReturns(proposed.slice(1))).toEqual([{ partNo: 'C', materialQty: -12, unit: 'pcs' }])
})

test('SF262 gives back scrap × quantity per piece × −1 per material, apart for every order', () => {
  const booked = returnsAtEnd([ended('1', 10), ended('2', 1)])
  expect(
    booked.map(({ work_order_no, op_no, partNo, materialQty }) => [work_order_no, op_no, partNo, materialQty]),
  ).toEqual([
    ['W1', '10', 'A', -30],
    ['W1', '10', 'B', -26.6],
    ['W2', '10', 'A', -3],
    ['W2', '10', 'B', -2.66],
  ])
})

test.each([
  [3, 0.3335, 1.001],
  [1, 0.00049, undefined],
  [1, 1.0005, 1.001],
  [7, 0.1, 0.7],
])('W-LIMIT-01 %d scrapped pieces with %d each give back %s', (scrap_qty, materialPerUnit, quantity) => {
  const booked = returnsAtEnd([{ ...ended('1', scrap_qty), materials: [material('A', materialPerUnit)] }])
  expect(booked[0]?.materialQty).toBe(quantity === undefined ? undefined : -quantity)
})

test.each([[0], [-4]])('%i scrap gives nothing back', (scrap_qty) => {
  expect(returnsAtEnd([ended('1', scrap_qty)])).toEqual([])
})

test('SF53 a part without a material, and a quantity of 0, are neither offered nor booked', () => {
  expect(proposedReturns(3, [material('A', 0)])).toEqual([])
  expect(bookedReturns([{ partNo: 'A', materialQty: 0, unit: 'pcs' }])).toEqual([])
})
