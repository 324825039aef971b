import { expect, test } from 'vitest'
import { deliveredOnce } from './delivered-once.ts'

const message = { messageId: 7, dup: false, topic: 'takt/M101/cycles', payload: Buffer.from('3') }
const repeat = { ...message, dup: true }

test.each([
  { what: 'the same message with the DUP flag', second: repeat, kept: 1 },
  { what: 'a new message that was given a used id', second: message, kept: 2 },
  { what: 'another payload under the same id', second: { ...repeat, payload: Buffer.from('4') }, kept: 2 },
  { what: 'another topic under the same id', second: { ...repeat, topic: 'takt/M102/cycles' }, kept: 2 },
  { what: 'a repeat of a message that was never seen here', second: { ...repeat, messageId: 8 }, kept: 2 },
])('$what is kept $kept times', async ({ second, kept }) => {
  const once = deliveredOnce()
  let count = 0
  const keep = async () => void count++
  await once.once(message, keep)
  await once.once(second, keep)
  expect(count).toBe(kept)
})

test('a repeat waits until the first one is kept', async () => {
  const once = deliveredOnce()
  let keepFirst = () => {}
  const ended: string[] = []
  const first = once
    .once(message, () => new Promise<void>((resolve) => (keepFirst = resolve)))
    .then(() => ended.push('first'))
  const second = once.once(repeat, () => Promise.reject(new Error('kept twice'))).then(() => ended.push('second'))
  keepFirst()
  await Promise.all([first, second])
  expect(ended).toEqual(['first', 'second'])
})

test('what could not be kept is taken when it comes again', async () => {
  const once = deliveredOnce()
  await expect(once.once(message, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow()
  let count = 0
  await once.once(repeat, async () => void count++)
  expect(count).toBe(1)
})

test('a session that the broker has forgotten begins with new ids', async () => {
  const once = deliveredOnce()
  let count = 0
  const keep = async () => void count++
  await once.once(message, keep)
  once.forget()
  await once.once(repeat, keep)
  expect(count).toBe(2)
})
