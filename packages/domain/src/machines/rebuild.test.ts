import { expect, test } from 'vitest'
import { type MachineEvent, type MachineState, stopKey, unheard } from './machine-state.ts'
import { noRules as rules } from './no-rules.fixture.ts'
import { move, replay, type TimedEvent } from './rebuild.ts'

/** `11T00:30` is half an hour after midnight of the second day. */
const time = (text: string) => Date.parse(`2026-06-${text}:00Z`)
const said = (at: string, event: MachineEvent): TimedEvent => ({ at: time(at), event })
const running: MachineEvent = { kind: 'state', value: 'running' }
const stopped: MachineEvent = { kind: 'state', value: 'stopped' }
const tick: MachineEvent = { kind: 'tick' }

/** Runs since the evening, last heard at 23:30; counted to half past midnight. */
const known = move(unheard, [said('10T20:00', running), said('10T23:30', running), said('11T00:30', tick)], rules).state
/** The same, without a midnight in between. */
const today = move(unheard, [said('10T20:00', running), said('10T22:00', running), said('10T23:00', tick)], rules).state

const counts = (at: string, cycles: number) => ({ change: 'count-cycles', cycles, at: time(at) })

test.each<[string, MachineState, TimedEvent[], object[], string]>([
  ['that was known', today, [said('10T21:00', running)], [], '10T22:00'],
  ['that is newer than the last one', today, [said('10T22:30', running)], [], '10T22:30'],
  ['of no piece', today, [said('10T21:00', { kind: 'cycles', value: 0 })], [], '10T22:00'],
  ['of pieces', today, [said('10T21:00', { kind: 'cycles', value: 3 })], [counts('10T21:00', 3)], '10T22:00'],
  [
    'from a day that has ended since: its checkpoint hears of it',
    known,
    [said('10T23:45', running)],
    [{ change: 'heard', at: time('10T23:45') }],
    '10T23:45',
  ],
  ['from today', known, [said('11T00:10', running)], [], '11T00:10'],
  ['of the clock, of a day that has ended', known, [said('10T23:45', tick)], [], '10T23:30'],
])('T-PLANT-02 T-PLANT-167 a late word %s is taken in as it is', (_what, state, events, changes, last_signal) => {
  const moved = move(state, events, rules)
  expect(moved.changes).toMatchObject(changes)
  expect(moved.changes).toHaveLength(changes.length)
  expect(moved.rebuild).toBeNull()
  expect(moved.state).toEqual({ ...state, last_signal: time(last_signal) })
})

test('T-PLANT-02 what changes the past is built again from the earliest of the late words', () => {
  const late = [said('10T22:40', stopped), said('10T21:00', running), said('10T22:50', running)]
  expect(move(today, late, rules).rebuild).toEqual({ from: time('10T21:00') })
})

test('T-PLANT-02 words in time move the machine, and nothing is built again', () => {
  const { state, changes, rebuild } = move(today, [said('10T23:00', stopped)], rules)
  expect([state.status, state.since, rebuild]).toEqual(['S', time('10T23:00'), null])
  expect(changes).toMatchObject([{ change: 'open-stop', at: time('10T23:00') }])
})

test('T-PLANT-02 a replay from a checkpoint goes on with the stop of the day before; from nothing, with the first word', () => {
  const stood = move(unheard, [said('10T23:00', stopped), said('11T00:00', tick)], rules)
  const day = stood.changes.find(({ change }) => change === 'checkpoint')
  const checkpoint = day?.change === 'checkpoint' ? day.state : null
  const events = [said('11T00:20', running)]
  const until = time('11T00:50')
  const went = replay(checkpoint, events, { rules, until })
  expect(went.changes).toMatchObject([
    { change: 'checkpoint', day: '2026-06-11' },
    { change: 'close-stop', stop: stopKey(time('10T23:00')), at: time('11T00:00') },
    { change: 'open-stop', stop: stopKey(time('11T00:00')), continues: 1 },
    { change: 'count-time', status: 'S', from: time('11T00:00'), to: time('11T00:20') },
    { change: 'close-stop', at: time('11T00:20') },
    { change: 'count-time', status: 'R', from: time('11T00:20'), to: until },
  ])
  expect(went.state).toMatchObject({ status: 'R', counted_to: until, last_signal: time('11T00:20') })
  const fresh = replay(null, events, { rules, until })
  expect(fresh.changes).toMatchObject([{ change: 'count-time', status: 'R', from: time('11T00:20'), to: until }])
})
