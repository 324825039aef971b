import { startPlant, step } from '@takt/connectors/simulated/plant-behaviour.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { seededRandom } from '@takt/example-plant/seeded-random.ts'
import { expect, test } from 'vitest'
import { ROUND_SECONDS, type SeenStop, whatToDo } from './operators/what-to-do.ts'
import { simulatedMachines } from './simulated-machines.ts'

const START = Date.parse('2026-03-10T09:30:00Z')
const [plant] = examplePlants(START) as [Plant, Plant]

const known = new Set(plant.machines.map(({ machine_id }) => machine_id))

/** Machines and people together, round by round: how many stops wait for a code and how many machines stand. */
function looks(minutes: number) {
  const { next } = seededRandom(1)
  let said = startPlant(simulatedMachines(plant), { now: START, seed: 1, silence: 25_000 })
  const standing = new Map<string, SeenStop>()
  let uncoded: SeenStop[] = []
  const seen: { uncoded: number; standing: number }[] = []
  const waited: number[] = []
  for (let now = START; now <= START + minutes * 60_000; now += ROUND_SECONDS * 1000) {
    for (const { kind, value, machine_id, at } of said.signals) {
      const stop = standing.get(machine_id)
      if (kind !== 'state' || (value === 'stopped') === (stop !== undefined)) continue
      if (value === 'stopped') {
        const begun = { machine_id, stop: `${machine_id} ${at}`, start_time: at, end_time: '' }
        standing.set(machine_id, begun)
        uncoded.push(begun)
      } else if (stop) {
        standing.delete(machine_id)
        uncoded = uncoded.map((each) => (each.stop === stop.stop ? { ...each, end_time: at } : each))
      }
    }
    const coded = whatToDo({ known, machines: [], uncoded, now, chance: next }).flatMap((action) =>
      action.do === 'code-stop' ? [action.stop] : [],
    )
    for (const { stop, start_time } of uncoded) if (coded.includes(stop)) waited.push(now - Date.parse(start_time))
    uncoded = uncoded.filter(({ stop }) => !coded.includes(stop))
    seen.push({ uncoded: uncoded.length, standing: standing.size })
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
