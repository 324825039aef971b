import { expect, test } from 'vitest'
import type { HeardSignal, SignalSink } from './define-connector.ts'
import { behindOf, isHeard, keepPresentStates, repeatOf } from './present-states.ts'

const said = { machine_id: 'M101', at: '2026-03-10T08:00:00.000Z', kind: 'state', value: 'running' } as const
const eight = Date.parse(said.at)

test.each([
  { what: 'on time', now: eight, behind: 0 },
  { what: 'a clock that is two seconds slow', now: eight + 2000, behind: 2000 },
  { what: 'a clock that is fast', now: eight - 2000, behind: 0 },
  { what: 'a message that waited an hour', now: eight + 3_600_000, behind: 0 },
])('$what lies $behind ms behind', ({ now, behind }) => expect(behindOf(said, now)).toBe(behind))

test.each([
  { what: 'a repeat at once is not older than the state', behind: 0, now: eight + 100, at: '2026-03-10T08:00:00.000Z' },
  { what: 'a repeat stays behind the present', behind: 0, now: eight + 25_000, at: '2026-03-10T08:00:24.000Z' },
  { what: 'and behind a slow clock', behind: 2000, now: eight + 25_000, at: '2026-03-10T08:00:22.000Z' },
])('$what', ({ behind, now, at }) => expect(repeatOf({ said, behind }, now)).toEqual({ ...said, at }))

test.each([
  { what: 'no limit, and nothing ever heard', last: undefined, heard_within: undefined, is: true },
  { what: 'within the limit', last: eight - 60_000, heard_within: 60, is: true },
  { what: 'beyond the limit', last: eight - 60_001, heard_within: 60, is: false },
  { what: 'nothing heard on this connection', last: undefined, heard_within: 60, is: false },
])('T-PLANT-188 $what: spoken for: $is', ({ last, heard_within, is }) => {
  expect(isHeard(last, eight, heard_within)).toBe(is)
})

test('T-PLANT-188 a machine that says nothing any more is no longer spoken for; one that counts is', async () => {
  const heard: HeardSignal[] = []
  const present = keepPresentStates(
    {
      signal: async (signal) => void heard.push(signal),
      note: async () => {},
      recall: () => undefined,
      isKnown: () => false,
      problem: () => {},
      stateChanged: () => {},
    },
    { every_ms: 5, heard_within: 3600 },
  )
  present.heard({ ...said, machine_id: 'GONE' }, eight)
  present.heard({ ...said, machine_id: 'QUIET' }, eight)
  present.alive('QUIET', Date.now())
  await expect.poll(() => heard.length).toBeGreaterThan(3)
  present.close()
  expect(new Set(heard.map(({ machine_id }) => machine_id))).toEqual(new Set(['QUIET']))
})

test('states are said again while there is contact', async () => {
  const heard: HeardSignal[] = []
  const sink: SignalSink = {
    signal: async (signal) => void heard.push(signal),
    note: async () => {},
    recall: () => undefined,
    isKnown: () => false,
    problem: () => {},
    stateChanged: () => {},
  }
  const present = keepPresentStates(sink, { every_ms: 5 })
  const machines = () => new Set(heard.map(({ machine_id }) => machine_id))
  present.heard(said, Date.now())
  present.heard({ ...said, machine_id: 'M102' }, Date.now())
  await expect.poll(() => machines()).toEqual(new Set(['M101', 'M102']))
  present.lost('M101')
  heard.length = 0
  await expect.poll(() => heard.length).toBeGreaterThan(3)
  expect(machines()).toEqual(new Set(['M102']))
  present.close()
})
