import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heardCommitted, posting, type SignalNumbers } from './signal-numbers.ts'

const fresh: SignalNumbers = { base: null, done: 0, posted_to: 0 }

test('numbers go on after what the server has', () => {
  expect(heardCommitted(fresh, 41)).toEqual({ numbers: { base: 41, done: 0, posted_to: 0 }, foreign: false })
})

describe.each([
  { answer: 'all', committed: 13, done: 3, base: 10 },
  { answer: 'a part', committed: 12, done: 2, base: 10 },
  { answer: 'nothing', committed: 10, done: 0, base: 10 },
  { answer: 'less than before', committed: 2, done: 0, base: 10 },
  { answer: "somebody else's number", committed: 50, done: 0, base: 50 },
])('three posted from 11 on, $answer committed', ({ committed, done, base }) => {
  const posted = posting({ base: 10, done: 0, posted_to: 0 }, 3)
  const { numbers, foreign } = heardCommitted(posted, committed)
  test('what is there is done, the rest keeps its numbers or gets new ones', () =>
    expect(numbers).toMatchObject({ done, base }))
  test('a foreign number is recognised', () => expect(foreign).toBe(committed > 13))
})

test('a first post that is taken for a repeat was somebody else’s number, however the committed one looks', () => {
  const posted = posting({ base: 10, done: 5, posted_to: 5 }, 8)
  expect(heardCommitted(posted, 18, true)).toEqual({ numbers: { base: 13, done: 5, posted_to: 5 }, foreign: true })
})

test('what an earlier run may have posted is no foreign number', () => {
  const afterRestart: SignalNumbers = { base: 100, done: 20, posted_to: 30 }
  expect(heardCommitted(afterRestart, 130)).toMatchObject({ numbers: { done: 30 }, foreign: false })
})

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('hear' as const), count: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('crash' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('post' as const),
      outcome: fc.constantFrom('answered' as const, 'request-lost' as const, 'answer-lost' as const),
      /** How much of the post is committed; a server that goes down commits a part or nothing. */
      share: fc.constantFrom(0, 0.3, 1),
    }),
  },
)

test('nothing lost, nothing doubled, order kept, whatever happens to posts and processes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.array(event, { maxLength: 60 }), (from, events) => {
      const server = { committed: from, log: [] as number[] }
      let numbers = heardCommitted(fresh, from).numbers
      let last = 0
      const send = (outcome: string, share: number) => {
        const kept = Array.from({ length: Math.min(10, last - numbers.done) }, (_, at) => numbers.done + 1 + at)
        if (kept.length === 0) return
        const neverPosted = (kept[0] as number) > numbers.posted_to
        numbers = posting(numbers, kept.at(-1) as number)
        if (outcome === 'request-lost') return
        let repeated = 0
        for (const n of kept.slice(0, Math.ceil(kept.length * share))) {
          const seq = (numbers.base as number) + n
          if (seq <= server.committed) repeated += 1
          else {
            server.committed = seq
            server.log.push(n)
          }
        }
        if (outcome === 'answer-lost') return
        const verdict = heardCommitted(numbers, server.committed, neverPosted && repeated > 0)
        expect(verdict.foreign).toBe(false)
        numbers = verdict.numbers
      }
      for (const step of events) {
        if (step.does === 'hear') last += step.count
        else if (step.does === 'post') send(step.outcome, step.share)
        else numbers = heardCommitted({ ...numbers, posted_to: last }, server.committed).numbers
      }
      // As many as can be needed, not a loop until empty: numbers that get stuck fail instead of hanging.
      for (let posts = 0; posts < 200; posts++) send('answered', 1)
      expect(server.log).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    }),
    { numRuns: 200 },
  )
})

test('two senders under one name: no signal of either is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ who: fc.constantFrom(0, 1), count: fc.integer({ min: 1, max: 5 }) })), (posts) => {
      const server = { committed: 0, log: new Set<string>() }
      const senders = [0, 1].map(() => ({ numbers: heardCommitted(fresh, 0).numbers, last: 0 }))
      const send = (who: number) => {
        const sender = senders[who] as (typeof senders)[number]
        const { done, posted_to, base } = sender.numbers
        const kept = Array.from({ length: sender.last - done }, (_, at) => done + 1 + at)
        if (kept.length === 0) return
        sender.numbers = posting(sender.numbers, sender.last)
        const before = server.committed
        const taken = kept.filter((n) => (base as number) + n > before)
        for (const n of taken) server.log.add(`${who} ${n}`)
        server.committed = Math.max(before, (base as number) + sender.last)
        const repeated = done + 1 > posted_to && taken.length < kept.length
        const verdict = heardCommitted(sender.numbers, server.committed, repeated)
        sender.numbers = verdict.numbers
        // At once, as the client does: waiting would give the other one time to take these numbers too.
        if (verdict.foreign) send(who)
      }
      for (const { who, count } of posts) {
        ;(senders[who] as (typeof senders)[number]).last += count
        send(who)
      }
      senders.forEach(({ last, numbers }, who) => {
        expect(numbers.done).toBe(last)
        for (let n = 1; n <= last; n++) expect(server.log).toContain(`${who} ${n}`)
      })
    }),
    { numRuns: 200 },
  )
})
