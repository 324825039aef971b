import { compileCalendar } from '@takt/domain/ground/calendar.ts'
import { advance } from '@takt/domain/machines/advance.ts'
import type { MachineRules } from '@takt/domain/machines/machine-rules.ts'
import { type MachineState, unheard } from '@takt/domain/machines/machine-state.ts'
import { Signal } from '@takt/domain/machines/signal.ts'
import { describe, expect, test } from 'vitest'
import type { HeardSignal } from '../define-connector.ts'
import { setUp, startPlant, step } from './plant-behaviour.ts'

const start = Date.parse('2026-03-10T06:00:00.000Z')
const HOUR = 3_600_000
const SILENCE = 25_000
const HOURS = 4
const rules: MachineRules = {
  calendar: compileCalendar(null, { zone: 'UTC', day_start: '00:00' }),
  codes: new Map(),
  min_run_seconds: 0,
  unattended_code: '',
  micro_stop_seconds: 0,
  automatic: [],
  values: [],
}

/** 37 machines with cycles from 5 to 60 seconds, as in the example plant. */
const machines = Array.from({ length: 37 }, (_, index) => ({
  machine_id: `M${101 + index}`,
  planned_cycle_seconds: 5 + (index * 55) / 36,
  sends_cycle_time: index === 1,
  sends_guard_door: index === 2,
  scale_signals: index === 1 ? ['scale_boxes'] : [],
  piece_scales: index === 1 ? [{ signal: 'scale_piece', grams: [40, 45] }] : [],
}))

function during(hours: number, on: { seed?: number; stepMs?: number } = {}): HeardSignal[] {
  const stepMs = on.stepMs ?? hours * HOUR
  let plant = startPlant(machines, { now: start, seed: on.seed ?? 1, silence: SILENCE })
  const signals = [...plant.signals]
  for (let now = start + stepMs; now <= start + hours * HOUR; now += stepMs) {
    plant = step(plant.state, now)
    signals.push(...plant.signals)
  }
  return signals
}

const changes = (signals: readonly HeardSignal[]) => {
  const states = signals.filter((signal) => signal.kind === 'state')
  return states.filter((signal, index) => index > 0 && signal.value !== states[index - 1]?.value)
}

test('on start every machine says its state', () => {
  const { signals } = startPlant(machines, { now: start, seed: 1, silence: SILENCE })
  expect(signals.map(({ machine_id }) => machine_id).sort()).toEqual(machines.map((m) => m.machine_id).sort())
  expect(new Set(signals.map(({ kind }) => kind))).toEqual(new Set(['state']))
})

test('the same seed gives the same plant, another seed another', () => {
  expect(during(0.5)).toEqual(during(0.5))
  expect(during(0.5, { seed: 2 })).not.toEqual(during(0.5))
})

test('one long step says the same as many short ones', () => {
  expect(during(0.5)).toEqual(during(0.5, { stepMs: 250 }))
})

test('a clock that goes back says nothing', () => {
  const plant = step(startPlant(machines, { now: start, seed: 1, silence: SILENCE }).state, start + HOUR)
  expect(step(plant.state, start).signals).toEqual([])
})

describe('four hours', () => {
  const signals = during(HOURS)
  const byMachine = Map.groupBy(signals, ({ machine_id }) => machine_id)
  const of = (machine_id: string) => byMachine.get(machine_id) ?? []
  const times = signals.map(({ at }) => Date.parse(at))

  test('every signal is one that the ingest takes, in the order of time', () => {
    expect(signals.filter((signal) => !Signal.safeParse({ ...signal, seq: 1 }).success)).toEqual([])
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  test('T-PLANT-330 a machine of the plant stops or starts every fifteen to thirty seconds', () => {
    const all = machines.flatMap(({ machine_id }) => changes(of(machine_id)))
    const seconds = (HOURS * 3600) / all.length
    expect(seconds).toBeGreaterThan(15)
    expect(seconds).toBeLessThan(30)
  })

  test.each(machines)(
    'T-PLANT-330 $machine_id stops for one to twenty minutes, runs between, is never silent',
    (machine) => {
      const own = of(machine.machine_id)
      const turned = changes(own)
      const stops = turned.flatMap((signal, index) => {
        const next = turned[index + 1]
        return signal.value === 'stopped' && next ? [(Date.parse(next.at) - Date.parse(signal.at)) / 1000] : []
      })
      expect(stops.length).toBeGreaterThan(0)
      expect(Math.min(...stops)).toBeGreaterThanOrEqual(59.9)
      expect(Math.max(...stops)).toBeLessThanOrEqual(1200.1)
      const gaps = own.slice(1).map((signal, index) => Date.parse(signal.at) - Date.parse(own[index]?.at ?? ''))
      expect(Math.max(...gaps)).toBeLessThanOrEqual(SILENCE + 1)
    },
  )

  test.each(machines)('$machine_id makes about the planned number of cycles in its run time', (machine) => {
    let state: MachineState = unheard
    let run = 0
    let cycles = 0
    for (const signal of of(machine.machine_id)) {
      const moved = advance(state, signal, { at: Date.parse(signal.at), rules })
      state = moved.state
      for (const change of moved.changes) {
        if (change.change === 'count-time' && change.status === 'R') run += (change.to - change.from) / 1000
        if (change.change === 'count-cycles') cycles += change.cycles
      }
    }
    const speed = (cycles * machine.planned_cycle_seconds) / run
    expect(speed).toBeGreaterThan(0.9)
    expect(speed).toBeLessThan(1.02)
    expect(run / (HOURS * 3600)).toBeGreaterThan(0.45)
  })

  test('no cycle comes from a machine that stands', () => {
    const standing = new Set<string>()
    const wrong: HeardSignal[] = []
    for (const signal of signals) {
      if (signal.kind === 'cycles' && standing.has(signal.machine_id)) wrong.push(signal)
      if (signal.kind !== 'state') continue
      if (signal.value === 'stopped') standing.add(signal.machine_id)
      else standing.delete(signal.machine_id)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['alarm', 'a breakdown has an alarm', 10],
    ['value', 'a machine with a process value sends it', 100],
  ])('%s: %s', (kind, _what, atLeast) => {
    expect(signals.filter((signal) => signal.kind === kind).length).toBeGreaterThan(atLeast)
  })
})

test('T-PLANT-280 on a scale for pieces lies one of each part in turn, within its tolerance', () => {
  const said = during(1).flatMap(({ kind, value }) =>
    kind === 'value' && typeof value === 'object' && value.name === 'scale_piece' ? [Number(value.value)] : [],
  )
  expect(said.length).toBeGreaterThan(0)
  const near = (grams: number) => said.filter((value) => Math.abs(value - grams) <= 0.5)
  expect(near(40).length).toBeGreaterThan(0)
  expect(near(45).length).toBeGreaterThan(0)
  expect(near(40).length + near(45).length).toBe(said.length)
})

test('T-PLANT-291 a machine that is set up for another order makes its pieces, at its pace and of its weight', () => {
  const slow = { ...startPlant(machines, { now: start, seed: 1, silence: SILENCE }) }
  const state = setUp(slow.state, 'M102', { ...{ planned_cycle_seconds: 50, grams: [25] }, setup_ms: 0, now: start })
  const { signals } = step(state, start + 2 * HOUR)
  const of = (machine_id: string, all: readonly HeardSignal[]) =>
    all.filter((signal) => signal.machine_id === machine_id && signal.kind === 'cycles').length
  const before = step(slow.state, start + 2 * HOUR).signals
  expect(of('M102', signals)).toBeLessThan(of('M102', before) / 4)
  expect(of('M101', signals)).toBe(of('M101', before))
  const grams = signals.flatMap(({ kind, value }) =>
    kind === 'value' && value.name === 'scale_piece' ? [Math.round(Number(value.value))] : [],
  )
  expect([...new Set(grams)]).toEqual([25])
})

test('T-LOOK-102 a machine that is set up stands as long as that takes, and then runs', () => {
  const { state } = startPlant(machines, { now: start, seed: 1, silence: SILENCE })
  const made = { planned_cycle_seconds: 10, grams: [], setup_ms: 40 * 60_000, now: start + 60_000 }
  const before = step(state, start + 60_000)
  for (const { machine_id } of machines) {
    const { signals } = step(setUp(before.state, machine_id, made), start + 2 * HOUR)
    const own = signals.filter((signal) => signal.machine_id === machine_id)
    const ran = own.find(({ kind, value }) => kind === 'cycles' || value === 'running')
    expect(own[0]).toMatchObject({ kind: 'state', value: 'stopped' })
    expect(Date.parse(ran?.at ?? '') - made.now, machine_id).toBeGreaterThanOrEqual(made.setup_ms)
    expect(own.filter(({ kind }) => kind === 'cycles').length).toBeGreaterThan(100)
  }
})
