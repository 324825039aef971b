import { move, switchOn } from '@takt/connectors/simulated/machine-behaviour.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { partWeights } from '@takt/example-plant/part-weights.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { expect, test } from 'vitest'
import { machinesByLine, simulatedMachines } from './simulated-machines.ts'

const [plant, second] = examplePlants(Date.parse('2026-03-10T09:30:00Z')) as [Plant, Plant]

test('37 machines of the example plant run, with a cycle of 5 to 60 seconds', () => {
  const machines = simulatedMachines(plant)
  expect(machines).toHaveLength(37)
  expect(machines.filter(({ planned_cycle_seconds: s }) => s < 5 || s > 60)).toEqual([])
  expect(machines.filter(({ sends_cycle_time }) => sends_cycle_time).map((m) => m.machine_id)).toEqual(['M102'])
  expect(machines.filter((m) => m.sends_guard_door).map((m) => m.machine_id)).toEqual(['M105', 'P204'])
  expect(machines.flatMap((m) => m.scale_signals)).toEqual(['scale_boxes', 'scale_scrap'])
  const [piece] = machines.flatMap((m) => m.piece_scales)
  expect(piece).toMatchObject({ signal: 'scale_piece', grams: [40, 40] })
})

test('a machine that is not in use stays silent', () => {
  expect(simulatedMachines(second).map((m) => m.machine_id)).not.toContain('S0')
})

test('each machine speaks over one line, and over HTTP when nothing else is said', () => {
  const machines = simulatedMachines(plant)
  const count = (env: Record<string, string>) => {
    const { http, mqtt, sparkplug } = machinesByLine(machines, env)
    return [http.length, mqtt.length, sparkplug.length]
  }
  expect(count({})).toEqual([37, 0, 0])
  expect(count({ MQTT_MACHINES: 'M103,M104', SPARKPLUG_MACHINES: 'M107' })).toEqual([34, 2, 1])
  expect(count({ MQTT_MACHINES: 'no such machine' })).toEqual([37, 0, 0])
})

test('T-PLANT-291 a piece on the scale weighs what a piece of each running order may weigh', () => {
  const at = Date.parse('2026-03-10T09:30:00Z')
  const machine = simulatedMachines(plant).find(({ piece_scales }) => piece_scales.length > 0)
  if (!machine) throw new Error('no machine has a scale for pieces')
  const { moment } = switchOn(machine, { now: at, seed: 1 })
  const { signals } = move(moment, { now: at + 3_600_000, silence: 25_000 })
  const weighed = signals.flatMap((signal) =>
    signal.kind === 'value' && signal.value.name === 'scale_piece' ? [Number(signal.value.value)] : [],
  )
  expect(weighed.length).toBeGreaterThan(50)
  const made = plant.orders.filter(
    ({ machine_id, status }) => machine_id === machine.machine_id && status === 'running',
  )
  expect(made).toHaveLength(2)
  for (const { part_no } of made) {
    const may = partWeights(plant).find((weight) => weight.part_no === part_no)
    if (!may) throw new Error(`${part_no} weighs nothing`)
    expect(weighed.filter((grams) => grams < may.lower_tolerance || grams > may.upper_tolerance)).toEqual([])
  }
})
