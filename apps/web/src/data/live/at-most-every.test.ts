import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted(ms: number) {
  let times = 0
  const gathered = atMostEvery(ms, () => {
    times += 1
  })
  return { ...gathered, times: () => times }
}

test('a first change is followed at once, a hundred more in the same time once', () => {
  const { ask, times } = counted(250)
  ask()
  expect(times()).toBe(1)
  for (let change = 0; change < 100; change += 1) ask()
  expect(times()).toBe(1)
  vi.advanceTimersByTime(250)
  expect(times()).toBe(2)
})

test('the last change is never left out, and quiet costs nothing', () => {
  const { ask, times } = counted(250)
  ask()
  vi.advanceTimersByTime(249)
  ask()
  vi.advanceTimersByTime(1)
  expect(times()).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(times()).toBe(2)
})

test('a screen that is left is not told any more', () => {
  const { ask, stop, times } = counted(250)
  ask()
  ask()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(times()).toBe(1)
})
