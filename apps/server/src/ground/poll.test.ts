import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('T-PLANT-430 work that takes longer than the time between two rounds is never done twice at once', async () => {
  const under: (() => void)[] = []
  let most = 0
  const work = () =>
    new Promise<void>((done) => {
      under.push(() => done())
      most = Math.max(most, under.length)
    })
  const finish = async () => {
    under.shift()?.()
    await Promise.resolve()
    await new Promise((next) => setImmediate(next))
  }
  const polled = poll({ everyMs: 1_000, log: createLog(() => {}), failed: 'no', work })
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(5_000)
    await finish()
  }
  expect(most).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(under).toHaveLength(1)
  const stopped = polled.stop()
  await finish()
  await stopped
  vi.advanceTimersByTime(5_000)
  expect(under).toHaveLength(0)
})
