import type { HeardSignal } from '@takt/connectors/define-connector.ts'
import { expect, test } from 'vitest'
import { obedientMachines } from './obedient-machines.ts'

test('T-PLANT-80 a simulated machine that is blocked stands and makes nothing, and goes on when it is released', async () => {
  const said: string[] = []
  const machines = obedientMachines({
    signal: async ({ machine_id, kind, value }) => void said.push(`${machine_id} ${kind} ${value}`),
    note: async () => {},
    recall: () => undefined,
    isKnown: () => false,
    problem: () => {},
    stateChanged: () => {},
  })
  const would = (machine_id: string, kind: 'state' | 'cycles', value: unknown) =>
    machines.sink.signal({ machine_id, at: '2026-03-10T08:00:00Z', kind, value } as HeardSignal)
  await would('M1', 'state', 'running')
  await machines.obey('M1', 0)
  await would('M1', 'cycles', 1)
  await would('M1', 'state', 'stopped')
  await would('M1', 'state', 'running')
  await would('M2', 'cycles', 1)
  await machines.obey('M1', 1)
  await would('M1', 'cycles', 1)
  expect(said).toEqual([
    'M1 state running',
    'M1 state stopped',
    'M1 state stopped',
    'M2 cycles 1',
    'M1 state running',
    'M1 cycles 1',
  ])
})
