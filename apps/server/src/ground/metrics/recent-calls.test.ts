import { expect, test } from 'vitest'
import { recentCalls } from './recent-calls.ts'

const now = Date.parse('2026-06-10T12:00:00Z')
const MINUTE = 60_000
const mine = (call: string) => ({ company_id: 1, call })

test('T-SAFE-80 the slowest calls stand first, with how many there were, and how long 95 of 100 took', () => {
  const calls = recentCalls()
  for (let times = 0; times < 100; times += 1) calls.observe(mine('get_machines'), times < 96 ? 0.01 : 5, now)
  for (let times = 0; times < 10; times += 1) calls.observe(mine('get_statistics'), 0.8, now)
  const [slow, quick] = calls.slowest(1, now, 5)
  expect(slow).toEqual({ call: 'get_statistics', count: 10, p95_ms: 800, longest_ms: 800 })
  expect(quick).toMatchObject({ call: 'get_machines', count: 100, longest_ms: 5000 })
  expect(quick?.p95_ms).toBeGreaterThanOrEqual(10)
  expect(quick?.p95_ms).toBeLessThanOrEqual(13)
  expect(calls.slowest(1, now, 1)).toHaveLength(1)
})

test('T-SAFE-80 what a company calls is told to no other', () => {
  const calls = recentCalls()
  calls.observe({ company_id: 2, call: 'get_scrap' }, 3, now)
  expect(calls.slowest(1, now, 5)).toEqual([])
  expect(calls.slowest(2, now, 5)).toHaveLength(1)
})

test('T-SAFE-80 after an hour a call is forgotten, and one that follows it does not bring it back', () => {
  const calls = recentCalls()
  calls.observe(mine('get_scrap'), 3, now)
  expect(calls.slowest(1, now + 59 * MINUTE, 5)).toMatchObject([{ count: 1 }])
  expect(calls.slowest(1, now + 66 * MINUTE, 5)).toEqual([])
  calls.observe(mine('get_scrap'), 0.1, now + 66 * MINUTE)
  expect(calls.slowest(1, now + 66 * MINUTE, 5)).toMatchObject([{ count: 1, longest_ms: 100 }])
})

test('T-SAFE-80 a call that took longer than a minute is told as long as it took', () => {
  const calls = recentCalls()
  calls.observe(mine('get_scrap'), 90, now)
  expect(calls.slowest(1, now, 5)).toMatchObject([{ longest_ms: 90_000 }])
})
