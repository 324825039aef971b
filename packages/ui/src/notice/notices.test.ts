import { describe, expect, test } from 'vitest'
import { createNotices, type NoticeKind, type Notices } from './notices.ts'

function onAClock() {
  let time = 1_000
  const notices = createNotices({ now: () => time })
  const after = (ms: number) => {
    time += ms
    notices.expire()
    return notices.list().map((one) => one.text)
  }
  return { notices, after }
}

const show = (notices: Notices, kind: NoticeKind, text: string) =>
  kind === 'persistent' ? notices.persistent(text, [{ label: 'Refresh', onPress: () => {} }]) : notices[kind](text)

describe('T-ERROR-21-X how long a notice stays', () => {
  test.each<[NoticeKind, number, boolean]>([
    ['success', 3_999, true],
    ['success', 4_000, false],
    ['info', 5_999, true],
    ['info', 6_000, false],
    ['failure', 86_400_000, true],
    ['persistent', 86_400_000, true],
  ])('T-ERROR-21-X %s after %d ms is there: %s', (kind, ms, there) => {
    const { notices, after } = onAClock()
    show(notices, kind, 'text')
    expect(after(ms)).toEqual(there ? ['text'] : [])
  })
})

test.each([
  ['Saved.', 4_000],
  ['x'.repeat(100), 8_000],
  ['x'.repeat(1_000), 15_000],
])('T-PLANT-425 %s stays as long as reading it takes', (text, ms) => {
  const { notices, after } = onAClock()
  notices.success(text)
  expect(after(ms - 1)).toEqual([text])
  expect(after(1)).toEqual([])
})

test('T-PLANT-425 what went wrong gives way to nothing but newer failures', () => {
  const { notices } = onAClock()
  notices.failure('one')
  for (const text of ['a', 'b', 'c']) notices.success(text)
  expect(notices.list().map(({ text }) => text)).toEqual(['one', 'b', 'c'])
  for (const text of ['two', 'three', 'four']) notices.failure(text)
  expect(notices.list().map(({ text }) => text)).toEqual(['c', 'two', 'three', 'four'])
})

test('T-PLANT-315 a notice with a way back stays for 20 seconds', () => {
  const { notices, after } = onAClock()
  notices.info('You are elsewhere', [{ label: 'Back', onPress: () => {} }])
  expect(after(19_999)).toEqual(['You are elsewhere'])
  expect(after(1)).toEqual([])
})

describe('T-ERROR-21-X the same text', () => {
  test.each<[NoticeKind, NoticeKind, number, number]>([
    ['failure', 'failure', 0, 1],
    ['failure', 'failure', 1_999, 1],
    ['failure', 'failure', 2_000, 1],
    ['success', 'failure', 500, 1],
    ['persistent', 'persistent', 60_000, 1],
  ])('T-ERROR-21-X as %s and as %s %d ms later is shown %d times', (first, second, gap, times) => {
    const { notices, after } = onAClock()
    show(notices, first, 'printer offline')
    after(gap)
    show(notices, second, 'printer offline')
    expect(notices.list()).toHaveLength(times)
  })

  test('T-PLANT-263 again after a while it is shown anew in place of the first, for its whole time', () => {
    const { notices, after } = onAClock()
    notices.info('printer busy')
    after(5_000)
    notices.info('printer busy')
    expect(after(5_999)).toEqual(['printer busy'])
    expect(after(1)).toEqual([])
  })

  test('T-PLANT-263 of many the newest three are shown, and what waits for a decision', () => {
    const { notices } = onAClock()
    show(notices, 'persistent', 'refresh')
    for (const text of ['one', 'two', 'three', 'four']) notices.failure(text)
    expect(notices.list().map(({ text }) => text)).toEqual(['refresh', 'two', 'three', 'four'])
  })

  test('T-ERROR-21-X another text is shown at once', () => {
    const { notices } = onAClock()
    notices.failure('printer offline')
    notices.failure('scale offline')
    expect(notices.list()).toHaveLength(2)
  })
})

describe('T-ERROR-21-X closing', () => {
  test.each<[NoticeKind, boolean]>([
    ['failure', true],
    ['success', true],
    ['info', true],
    ['persistent', false],
  ])('T-ERROR-21-X %s can be closed by hand: %s', (kind, closable) => {
    const { notices } = onAClock()
    show(notices, kind, 'text')
    expect(notices.list()[0]?.closable).toBe(closable)
  })

  test('T-ERROR-21-X a dismissed notice is gone, the others stay', () => {
    const { notices } = onAClock()
    const first = notices.failure('one')
    notices.failure('two')
    notices.dismiss(first)
    expect(notices.list().map((one) => one.text)).toEqual(['two'])
  })

  test('T-ERROR-21-X the same text right after the first was closed is shown again', () => {
    const { notices, after } = onAClock()
    notices.dismiss(notices.failure('printer offline'))
    after(500)
    notices.failure('printer offline')
    expect(notices.list().map((one) => one.text)).toEqual(['printer offline'])
  })
})

describe('T-ERROR-21-X while someone reads', () => {
  test('T-ERROR-21-X no time passes', () => {
    const { notices, after } = onAClock()
    notices.success('saved')
    after(3_000)
    notices.pause()
    expect(after(60_000)).toEqual(['saved'])
    expect(notices.nextDeadline()).toBeNull()
    notices.resume()
    expect(after(999)).toEqual(['saved'])
    expect(after(1)).toEqual([])
  })
})
