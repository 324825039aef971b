import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

test('T-SAFE-83 what works through a list fails when none of it is at work any more, and begins nothing new', async () => {
  const did: string[] = []
  const slow = Promise.withResolvers<void>()
  const all = atOnce(2, ['fails', 'is at work', 'never begins'], async (item) => {
    did.push(`${item}: begun`)
    if (item === 'fails') throw new Error('the disk is full')
    await slow.promise
    did.push(`${item}: ended`)
  })
  let isOver = false
  const over = all.catch(() => undefined).finally(() => (isOver = true))
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  slow.resolve()
  await over
  await expect(all).rejects.toThrow('the disk is full')
  expect(did).toEqual(['fails: begun', 'is at work: begun', 'is at work: ended'])
})

test('no more than so many are at work, and each item is once', async () => {
  let [now, most] = [0, 0]
  const seen: number[] = []
  await atOnce(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    most = Math.max(most, ++now)
    await new Promise(setImmediate)
    seen.push(item)
    now--
  })
  expect([most, seen.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]])
})
