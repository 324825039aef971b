import { examplePlants } from '@takt/example-plant/example-plant.ts'
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
  expect(piece).toMatchObject({ signal: 'scale_piece', grams: [40, 45] })
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
