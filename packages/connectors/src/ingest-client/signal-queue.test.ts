import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeardSignal } from '../define-connector.ts'
import {
  answered,
  canPost,
  emptyQueue,
  hasRoom,
  isForeign,
  MOST_IN_ONE_POST,
  post,
  postFailed,
  type SignalQueue,
  startFrom,
  take,
} from './signal-queue.ts'

/** The n-th signal; its cycles tell which one it is. */
function heard(n: number): HeardSignal {
  return { machine_id: 'M101', at: '2026-03-10T08:00:00.000Z', kind: 'cycles', value: n }
}

function filled(count: number, from = 0, limit = 10_000): SignalQueue {
  let queue = startFrom(emptyQueue(limit), from)
  for (let n = 1; n <= count; n++) queue = take(queue, heard(n)) as SignalQueue
  return queue
}

const seqs = (queue: SignalQueue) => post(queue).signals.map(({ seq }) => seq)
const values = (queue: SignalQueue) => queue.chunks.flat().map(({ value }) => value)

test('numbers go on after what the server has', () => {
  expect(seqs(filled(3, 41))).toEqual([42, 43, 44])
})

test('nothing is posted before the server has said where its numbers stand', () => {
  const queue = take(emptyQueue(10), heard(1)) as SignalQueue
  expect(canPost(queue)).toBe(false)
  expect(post(queue).signals).toEqual([])
  expect(seqs(startFrom(queue, 7))).toEqual([8])
})

test('a full queue takes nothing and loses nothing', () => {
  const queue = filled(3, 0, 3)
  expect(hasRoom(queue)).toBe(false)
  expect(take(queue, heard(4))).toBeNull()
  expect(values(queue)).toEqual([1, 2, 3])
})

test('one post at a time', () => {
  const { queue } = post(filled(3))
  expect(canPost(queue)).toBe(false)
  expect(post(queue).signals).toEqual([])
})

test('a post carries at most the agreed number', () => {
  expect(post(filled(MOST_IN_ONE_POST + 1)).signals).toHaveLength(MOST_IN_ONE_POST)
})

describe.each([
  { answer: 'all', committed: 13, kept: [4], next: [14] },
  { answer: 'a part', committed: 12, kept: [3, 4], next: [13, 14] },
  { answer: 'nothing', committed: 10, kept: [1, 2, 3, 4], next: [11, 12, 13, 14] },
  { answer: 'less than before', committed: 2, kept: [1, 2, 3, 4], next: [11, 12, 13, 14] },
  { answer: "somebody else's number", committed: 50, kept: [1, 2, 3, 4], next: [51, 52, 53, 54] },
])('three posted from 11 on, a fourth heard meanwhile, $answer committed', ({ committed, kept, next }) => {
  const queue = take(post(filled(3, 10)).queue, heard(4)) as SignalQueue
  const after = answered(queue, committed)
  test('keeps the rest', () => expect(values(after)).toEqual(kept))
  test('numbers go on', () => expect(seqs(after)).toEqual(next))
  test('a foreign number is recognised', () => expect(isForeign(queue, committed)).toBe(committed > 13))
})

test('after a failure the same signals go out under the same numbers', () => {
  const first = post(filled(3, 10))
  const failed = take(postFailed(first.queue), heard(4)) as SignalQueue
  expect(post(failed).signals.slice(0, 3)).toEqual(first.signals)
  expect(seqs(failed)).toEqual([11, 12, 13, 14])
})

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('hear' as const), count: fc.integer({ min: 1, max: 300 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('post' as const),
      outcome: fc.constantFrom('answered' as const, 'request-lost' as const, 'answer-lost' as const),
      /** How much of the post is committed; a server that goes down commits a part or nothing. */
      share: fc.constantFrom(0, 0.3, 1),
      heardMeanwhile: fc.integer({ min: 0, max: 20 }),
    }),
  },
)

test('nothing lost, nothing doubled, order kept, whatever happens to the posts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.array(event, { maxLength: 40 }), (from, events) => {
      const server = { committed: from, log: [] as unknown[] }
      const limit = 1200
      let queue = startFrom(emptyQueue(limit), from)
      let said = 0
      const hear = (count: number) => {
        for (let n = 0; n < count; n++) {
          const taken = take(queue, heard(said + 1))
          if (!taken) return
          queue = taken
          said++
        }
      }
      const send = (on: { outcome: string; share: number; heardMeanwhile: number }) => {
        const { queue: posted, signals } = post(queue)
        queue = posted
        hear(on.heardMeanwhile)
        if (signals.length === 0) return
        if (on.outcome !== 'request-lost') {
          for (const signal of signals.slice(0, Math.ceil(signals.length * on.share))) {
            if (signal.seq <= server.committed) continue
            if (signal.seq !== server.committed + 1) throw new Error(`${signal.seq} after ${server.committed}`)
            server.committed = signal.seq
            server.log.push(signal.value)
          }
        }
        queue = on.outcome === 'answered' ? answered(queue, server.committed) : postFailed(queue)
      }
      for (const step of events) {
        if (step.does === 'hear') hear(step.count)
        else send(step)
        expect(queue.size).toBe(queue.chunks.flat().length)
        expect(queue.size).toBeLessThanOrEqual(limit)
      }
      // As many as a full queue can need, not a loop until empty: a queue that gets stuck fails instead of hanging.
      for (let posts = 0; posts < limit; posts++) send({ outcome: 'answered', share: 1, heardMeanwhile: 0 })
      expect(queue.size).toBe(0)
      expect(server.log).toEqual(Array.from({ length: said }, (_, index) => index + 1))
    }),
    { numRuns: 100 },
  )
})
