import { startPlant, step } from '@takt/connectors/simulated/plant-behaviour.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { historyOf } from '@takt/example-plant/history/history.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { seededRandom } from '@takt/example-plant/seeded-random.ts'
import { expect, test } from 'vitest'
import { ROUND_SECONDS, type SeenStop, whatToDo } from './operators/what-to-do.ts'
import { simulatedMachines } from './simulated-machines.ts'

const START = Date.parse('2026-03-10T09:30:00Z')
const [plant] = examplePlants(START) as [Plant, Plant]

const known = new Set(plant.machines.map(({ machine_id }) => machine_id))

/** What the history of the last day leaves: its stops, and those that wait for a reason. */
const lastDay = [...historyOf(plant, { now: START, history_days: 2 })].flatMap(({ machine_id, stops }) =>
  stops
    .filter(
      ({ from, shift, continues, stop_reason }) =>
        from > START - 86_400_000 && shift > 0 && continues === 0 && stop_reason !== MICRO,
    )
    .map((stop) => ({ ...stop, machine_id })),
)
const waiting = lastDay.filter(({ stop_reason }) => stop_reason === UNCODED)

/** Machines and people together, round by round: how many stops wait for a code and how many machines stand. */
function looks(minutes: number) {
  const { next } = seededRandom(1)
  let said = startPlant(simulatedMachines(plant), { now: START, seed: 1, silence: 25_000 })
  const standing = new Map<string, SeenStop>()
  let uncoded: SeenStop[] = waiting.map(({ machine_id, from, to }) => ({
    ...{ machine_id, stop: `${machine_id} ${from}`, start_time: new Date(from).toISOString() },
    end_time: new Date(to ?? START).toISOString(),
  }))
  let stops = lastDay.length
  const seen: { uncoded: number; standing: number; stops: number }[] = []
  const waited: number[] = []
  for (let now = START; now <= START + minutes * 60_000; now += ROUND_SECONDS * 1000) {
    for (const { kind, value, machine_id, at } of said.signals) {
      const stop = standing.get(machine_id)
      if (kind !== 'state' || (value === 'stopped') === (stop !== undefined)) continue
      if (value === 'stopped') {
        const begun = { machine_id, stop: `${machine_id} ${at}`, start_time: at, end_time: '' }
        standing.set(machine_id, begun)
        uncoded.push(begun)
        stops += 1
      } else if (stop) {
        standing.delete(machine_id)
        uncoded = uncoded.map((each) => (each.stop === stop.stop ? { ...each, end_time: at } : each))
      }
    }
    const coded = whatToDo({ known, machines: [], uncoded, setters: new Set(), now, chance: next }).flatMap((action) =>
      action.do === 'code-stop' ? [action.stop] : [],
    )
    for (const { stop, start_time } of uncoded) {
      const since = Date.parse(start_time)
      if (coded.includes(stop) && since >= START) waited.push(now - since)
    }
    uncoded = uncoded.filter(({ stop }) => !coded.includes(stop))
    seen.push({ uncoded: uncoded.length, standing: standing.size, stops })
    said = step(said.state, now + ROUND_SECONDS * 1000)
  }
  return { seen, waited }
}

test('T-PLANT-330 whoever looks finds a few stops to code, at the start and after a shift; most machines run', () => {
  const { seen, waited } = looks(8 * 60)
  const first = seen.slice(0, 15 * 15)
  expect(Math.max(...first.map(({ uncoded }) => uncoded))).toBeLessThanOrEqual(12)
  expect(Math.min(...first.map(({ uncoded }) => uncoded))).toBeGreaterThan(0)
  expect(Math.max(...seen.map(({ uncoded }) => uncoded))).toBeLessThanOrEqual(16)
  expect(Math.max(...seen.map(({ standing }) => standing))).toBeLessThanOrEqual(14)
  const usual = (of: (look: (typeof seen)[number]) => number) =>
    seen.reduce((sum, look) => sum + of(look), 0) / seen.length
  expect(usual(({ uncoded }) => uncoded)).toBeGreaterThan(2)
  expect(usual(({ uncoded }) => uncoded)).toBeLessThan(9)
  expect(usual(({ standing }) => standing)).toBeLessThan(6)
  const minutes = waited.reduce((sum, ms) => sum + ms, 0) / waited.length / 60_000
  expect(minutes).toBeGreaterThan(2)
  expect(minutes).toBeLessThan(5)
})

test('T-LOOK-105 with its history and as it goes on, less than a tenth of the stops of the plant wait for a reason', () => {
  const { seen } = looks(8 * 60)
  expect(Math.max(...seen.map(({ uncoded, stops }) => uncoded / stops))).toBeLessThan(0.1)
})
