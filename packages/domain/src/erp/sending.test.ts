import { expect, test } from 'vitest'
import { afterAttempt, linkDelay, outcomeOf } from './sending.ts'

const login = '<!doctype html><title>Sign in</title>'
test.each([
  [200, '', 'taken'],
  [200, '{"booked":true}', 'taken'],
  [204, '', 'taken'],
  [200, login, 'away'],
  [200, 'OK', 'away'],
  [200, '[]', 'away'],
  [302, '', 'away'],
  [400, '', 'refused'],
  [401, '', 'away'],
  [401, '{"error":"who are you"}', 'away'],
  [403, '', 'away'],
  [403, login, 'away'],
  [403, '{"error":"the order is closed"}', 'refused'],
  [404, '', 'away'],
  [404, login, 'away'],
  [404, '404 page not found', 'away'],
  [404, '[]', 'away'],
  [404, '{"error":"order unknown"}', 'refused'],
  [404, '{"error":{"code":"NOT_FOUND","message":"order unknown"}}', 'refused'],
  [405, '', 'away'],
  [405, '{"title":"Method not allowed for a closed order"}', 'refused'],
  [407, '', 'away'],
  [408, '', 'away'],
  [409, '', 'refused'],
  [422, login, 'refused'],
  [425, '', 'away'],
  [429, '', 'away'],
  [429, '{"error":"too many"}', 'away'],
  [500, '', 'troubled'],
  [502, '', 'away'],
  [503, '{}', 'away'],
  [504, '', 'away'],
  [507, '', 'troubled'],
])('T-PLANT-61 T-PLANT-182 T-PLANT-381 an answer of %i with “%s” means %s', (status, text, outcome) => {
  expect(outcomeOf(status, text)).toBe(outcome)
})

test('T-PLANT-61 a refused record is failed at once, goes on by itself every hour, and can still be taken', () => {
  const refused = afterAttempt({ status: 'W', attempts: 0 }, 'refused', 5)
  expect(refused).toEqual({ status: 'F', attempts: 1, next_attempt: 3_600_005 })
  const failed = { status: 'F', attempts: 9 } as const
  expect(afterAttempt(failed, 'refused', 5)).toEqual({ status: 'F', attempts: 10, next_attempt: 3_600_005 })
  expect(afterAttempt(failed, 'troubled', 5)).toEqual({ status: 'F', attempts: 10, next_attempt: 3_600_005 })
  expect(afterAttempt(failed, 'taken', 5)).toEqual({ status: 'T', attempts: 10, next_attempt: null })
})

test('T-PLANT-182 a record that the ERP breaks down over pauses longer and longer and never fails', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 100].map((attempts) => afterAttempt({ status: 'W', attempts }, 'troubled', 0))
  expect(pauses.map(({ next_attempt }) => next_attempt)).toEqual([
    10_000, 60_000, 300_000, 900_000, 900_000, 900_000, 900_000,
  ])
  expect(new Set(pauses.map(({ status }) => status))).toEqual(new Set(['W']))
})

test('T-PLANT-61 T-PLANT-182 while the ERP is away the link rests, not the record, and nothing counts as an attempt', () => {
  expect(afterAttempt({ status: 'W', attempts: 3 }, 'away', 7)).toEqual({ status: 'W', attempts: 3, next_attempt: 7 })
  expect(afterAttempt({ status: 'F', attempts: 3 }, 'away', 7)).toEqual({
    status: 'F',
    attempts: 3,
    next_attempt: 3_600_007,
  })
  expect([0, 1, 2, 3, 4, 5, 6, 99].map(linkDelay)).toEqual([
    0, 5_000, 15_000, 60_000, 120_000, 300_000, 300_000, 300_000,
  ])
})
