import { expect, test } from 'vitest'
import { afterAttempt, linkDelay, MOST_ATTEMPTS, outcomeOf } from './sending.ts'

test.each([
  [200, 'taken'],
  [204, 'taken'],
  [302, 'away'],
  [400, 'refused'],
  [401, 'away'],
  [404, 'away'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'away'],
  [500, 'refused'],
  [502, 'away'],
  [503, 'away'],
])('T-PLANT-61 an answer of %i means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test('T-PLANT-61 a refused record is tried again after growing pauses and fails at last', () => {
  let message = { status: 'W' as 'W' | 'F', attempts: 0 }
  const pauses: number[] = []
  while (message.status === 'W') {
    const after = afterAttempt(message, 'refused', 0)
    pauses.push(Number(after.next_attempt))
    message = { status: after.status as 'W' | 'F', attempts: after.attempts }
  }
  expect(message.attempts).toBe(MOST_ATTEMPTS)
  expect(pauses).toEqual([10_000, 60_000, 300_000, 900_000, 3_600_000])
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

test('T-PLANT-61 a failed record goes on by itself every hour and can still be taken', () => {
  const failed = { status: 'F', attempts: 9 } as const
  expect(afterAttempt(failed, 'refused', 5)).toEqual({ status: 'F', attempts: 10, next_attempt: 3_600_005 })
  expect(afterAttempt(failed, 'taken', 5)).toEqual({ status: 'T', attempts: 10, next_attempt: null })
})

test('T-PLANT-61 while the ERP is away the link rests, not the record', () => {
  expect(afterAttempt({ status: 'W', attempts: 0 }, 'away', 7)).toEqual({ status: 'W', attempts: 1, next_attempt: 7 })
  expect([0, 1, 2, 3, 4, 5, 6, 99].map(linkDelay)).toEqual([
    0, 5_000, 15_000, 60_000, 120_000, 300_000, 300_000, 300_000,
  ])
})
