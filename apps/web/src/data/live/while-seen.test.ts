import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileSeen } from './while-seen.ts'

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  show(state: DocumentVisibilityState) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
let done: number
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  done = 0
  stop = whileSeen(() => (done += 1), 60_000, page)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('T-DATA-05-X T-SHELL-23-X once a minute while somebody looks', () => {
  vi.advanceTimersByTime(59_999)
  expect(done).toBe(0)
  vi.advanceTimersByTime(1)
  expect(done).toBe(1)
  vi.advanceTimersByTime(120_000)
  expect(done).toBe(3)
})

test('T-DATA-05-X a hidden page does nothing, and catches up once when it is shown', () => {
  page.show('hidden')
  vi.advanceTimersByTime(600_000)
  expect(done).toBe(0)
  page.show('visible')
  expect(done).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(done).toBe(2)
})

test('T-DATA-05-X a glance at another tab costs nothing', () => {
  vi.advanceTimersByTime(30_000)
  page.show('hidden')
  page.show('visible')
  expect(done).toBe(0)
})

test('T-DATA-05-X what is left does nothing any more', () => {
  stop()
  vi.advanceTimersByTime(120_000)
  page.show('visible')
  expect(done).toBe(0)
})
