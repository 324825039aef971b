import { describe, expect, test } from 'vitest'
import {
  allFilled,
  judgeBlock,
  NO_ENTRIES,
  NO_RESULTS,
  openNext,
  refusedBlock,
  savedCount,
  toSend,
  typeInto,
} from './start-up-entries.ts'

const a = { card_no: 'A', card_good_qty: 100, card_scrap_qty: 2, planned_op_qty: 500 }
const b = { card_no: 'B', card_good_qty: 50, card_scrap_qty: 0, planned_op_qty: 500 }
/** 10 % of the work-order quantity: at most 50 pieces. */
const MAX = 10

describe('blocks', () => {
  test.each<[string, string, string | null]>([
    ['nothing entered', '', 'no-value'],
    ['0 is an answer, but here too much scrap', '0', 'below-minimum'],
    ['below the minimum', '49', 'below-minimum'],
    ['the minimum itself', '50', null],
    ['all of them', '100', null],
    ['more than there are', '101', 'above-good'],
  ])('W-VALID-39 W-VALID-40 %s', (_title, typed, problem) =>
    expect(judgeBlock(a, MAX, typeInto(NO_ENTRIES, a, typed)).problem).toBe(problem),
  )

  test.each<[string, 0 | 1, string | null]>([
    ['90.5', 1, 'not-whole'],
    ['90.5', 0, null],
    ['90', 1, null],
  ])('T-LOOK-14 %s good pieces of a unit that counts whole ones (%d)', (typed, integer_unit, problem) => {
    const block = { ...a, integer_unit }
    const entries = typeInto(NO_ENTRIES, block, typed)
    expect(judgeBlock(block, MAX, entries).problem).toBe(problem)
    expect(refusedBlock(entries, [block], MAX)?.problem ?? null).toBe(problem)
  })

  test('W-VALID-41 every block must be filled and valid', () => {
    const one = typeInto(NO_ENTRIES, a, '90')
    expect(allFilled(one, [a, b], MAX)).toBe(false)
    expect(allFilled(typeInto(one, b, '51'), [a, b], MAX)).toBe(false)
    expect(allFilled(typeInto(one, b, '50'), [a, b], MAX)).toBe(true)
    expect(allFilled(one, [a], MAX)).toBe(true)
    expect(allFilled(NO_ENTRIES, [], MAX)).toBe(false)
  })

  test('T-PLANT-233 the first number that cannot be is told with what it is measured by; an empty block waits', () => {
    expect(refusedBlock(NO_ENTRIES, [a, b], MAX)).toBeNull()
    const one = typeInto(NO_ENTRIES, a, '90')
    expect(refusedBlock(one, [a, b], MAX)).toBeNull()
    expect(refusedBlock(typeInto(one, b, '51'), [a, b], MAX)).toMatchObject({ problem: 'above-good', good: 50 })
    const seen = typeInto(NO_ENTRIES, a, '101')
    expect(refusedBlock(seen, [{ ...a, card_good_qty: 120 }], MAX)).toMatchObject({ problem: 'above-good', good: 100 })
  })

  test('W-STEP-39-X a filled valid block collapses and the next unfilled one opens', () => {
    expect(openNext(NO_ENTRIES, [a, b], MAX).open).toBe('A')
    const one = typeInto(NO_ENTRIES, a, '90')
    expect(openNext(one, [a, b], MAX).open).toBe('B')
    expect(openNext(typeInto(one, b, '50'), [a, b], MAX).open).toBeNull()
  })

  test('pieces that are made while the operator counts are no scrap', () => {
    const entered = typeInto(NO_ENTRIES, a, '95')
    expect(judgeBlock({ ...a, card_good_qty: 110 }, MAX, entered).scrap_qty).toBe(5)
  })
})

test('W-STATE-13 W-STATE-14-B what is saved is not sent again; without the failed ones nothing is', () => {
  const results = { marks: { A: 'saved', B: { failed: 'no' }, C: 'saved' } as const, without: false }
  expect(toSend([a, b], NO_RESULTS)).toEqual([a, b])
  expect(toSend([a, b], results)).toEqual([b])
  expect(savedCount(results)).toBe(2)
  expect(toSend([a, b], { ...results, without: true })).toEqual([])
})
