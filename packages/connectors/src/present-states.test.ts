import { expect, test } from 'vitest'
import type { HeardSignal, SignalSink } from './define-connector.ts'
import { behindOf, keepPresentStates, repeatOf } from './present-states.ts'

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
  const present = keepPresentStates(sink, 5)
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
