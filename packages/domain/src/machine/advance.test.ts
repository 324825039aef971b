import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, type MachineChange, type MachineState, unheard } from './advance.ts'

const T = 1_000_000
const running: MachineState = { status: 'R', since: T, counted_to: T, last_signal: T, stop: '', next_stop: 4 }
const stopped: MachineState = { ...running, status: 'S', stop: '3' }

test('a stop opens when a running machine stops, and its run time is counted', () => {
  const { state, changes } = advance(running, { kind: 'state', value: 'stopped' }, T + 5000)
  expect(state).toMatchObject({ status: 'S', since: T + 5000, stop: '4', next_stop: 5 })
  expect(changes).toEqual([
    { change: 'count-time', status: 'R', from: T, to: T + 5000 },
    { change: 'open-stop', stop: '4', at: T + 5000 },
  ])
})

test('the stop closes when the machine runs again', () => {
  const { state, changes } = advance(stopped, { kind: 'state', value: 'running' }, T + 9000)
  expect(state).toMatchObject({ status: 'R', stop: '' })
  expect(changes).toContainEqual({ change: 'close-stop', stop: '3', at: T + 9000 })
})

test('a repeated state opens no second stop', () => {
  expect(advance(stopped, { kind: 'state', value: 'stopped' }, T + 10).changes).toEqual([
    { change: 'count-time', status: 'S', from: T, to: T + 10 },
  ])
})

test('a machine that makes pieces runs, also when its “running” was lost', () => {
  expect(advance(stopped, { kind: 'cycles', value: 2 }, T + 10).state.status).toBe('R')
})

test('cycles of 0 are a sign of life and no piece', () => {
  const { state, changes } = advance(stopped, { kind: 'cycles', value: 0 }, T + 10)
  expect(state).toMatchObject({ status: 'S', last_signal: T + 10 })
  expect(changes.some(({ change }) => change === 'count-cycles')).toBe(false)
})

test('a late signal counts its cycles and leaves the present alone', () => {
  const { state, changes } = advance(running, { kind: 'cycles', value: 7 }, T - 60_000)
  expect(state).toEqual(running)
  expect(changes).toEqual([{ change: 'count-cycles', cycles: 7, at: T - 60_000 }])
  expect(advance(running, { kind: 'state', value: 'stopped' }, T - 1).state).toEqual(running)
})

const signals = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 100_000 }),
    signal: fc.oneof(
      fc.record({
        kind: fc.constant('state' as const),
        value: fc.constantFrom('running' as const, 'stopped' as const),
      }),
      fc.record({ kind: fc.constant('cycles' as const), value: fc.integer({ min: 0, max: 5 }) }),
    ),
  }),
  { maxLength: 40 },
)

test('for any stream, counted time is gapless, stops open and close in turn, and every cycle counts', () => {
  fc.assert(
    fc.property(signals, (stream) => {
      let state = unheard
      const all: MachineChange[] = []
      for (const { at, signal } of stream) {
        const next = advance(state, signal, at)
        state = next.state
        all.push(...next.changes)
      }
      const spans = all.filter((change) => change.change === 'count-time')
      for (const [index, span] of spans.entries()) {
        expect(span.to).toBeGreaterThan(span.from)
        if (index > 0) expect(span.from).toBe(spans[index - 1]?.to)
      }
      const turns = all.filter(({ change }) => change.endsWith('-stop')).map(({ change }) => change)
      for (const [index, turn] of turns.entries()) expect(turn).toBe(index % 2 === 0 ? 'open-stop' : 'close-stop')
      expect(state.stop !== '').toBe(turns.length % 2 === 1)
      const cycles = stream.reduce((sum, { signal }) => sum + (signal.kind === 'cycles' ? signal.value : 0), 0)
      expect(all.reduce((sum, change) => sum + (change.change === 'count-cycles' ? change.cycles : 0), 0)).toBe(cycles)
    }),
  )
})
