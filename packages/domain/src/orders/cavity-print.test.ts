import { expect, test } from 'vitest'
import { cavityPrint, labelledCavities } from './cavity-print.ts'

const counts = [
  { prodquantity: 50, scrapquantity: 2 },
  { prodquantity: 50, scrapquantity: 0 },
  { prodquantity: 3, scrapquantity: 5 },
]

test('W-ENTITY-33 print data has the three quantities per cavity, copies and printer', () => {
  expect(cavityPrint(counts, { num_copies: 2, printer: 'P1' })).toEqual({
    cavities: [
      { prodquantity: 50, scrapquantity: 2, goodquantity: 48 },
      { prodquantity: 50, scrapquantity: 0, goodquantity: 50 },
      { prodquantity: 3, scrapquantity: 5, goodquantity: 0 },
    ],
    totals: { prodquantity: 103, scrapquantity: 7, goodquantity: 98 },
    num_copies: 2,
    printer: 'P1',
  })
})

test('a cavity without good pieces gets no label', () => {
  const one = [{ prodquantity: 1, scrapquantity: 0 }]
  expect(labelledCavities(cavityPrint(one, { num_copies: 1, printer: 'P1' }))).toEqual([0])
  expect(labelledCavities(cavityPrint(counts, { num_copies: 1, printer: 'P1' }))).toEqual([0, 1])
})
