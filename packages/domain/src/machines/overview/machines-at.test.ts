import { expect, test } from 'vitest'
import type { Machine } from '../model/machine.ts'
import { machineKeys } from './machines-at.ts'

const machine = (machine_id: string, department: string, zone: string, resource_type: 0 | 2 = 0) =>
  ({ machine_id, department, zone, category: 'C', resource_type, machine_description: '', status: 'R' }) as Machine
const plant = [
  machine('M10', 'D1', 'Z1'),
  machine('M2', 'D1', 'Z2'),
  machine('M3', 'D2', 'Z1'),
  machine('R1', 'D1', 'Z1', 2),
]
const up = { by: 'machine_id', direction: 'up' } as const

test.each<[string, string | undefined, string | undefined, string[] | undefined, string[]]>([
  ['T-ROUTE-05 all machines', undefined, undefined, undefined, ['M2', 'M3', 'M10']],
  ['T-SCREEN-09 a department', 'department', 'D1', undefined, ['M2', 'M10']],
  ['T-SCREEN-09 a zone', 'zone', 'Z1', undefined, ['M3', 'M10']],
  ['T-SCREEN-09 a category', 'category', 'C', undefined, ['M2', 'M3', 'M10']],
  ['T-SCREEN-03 favourites', 'mine', 'all', ['M3'], ['M3']],
  ['favourites not loaded yet', 'mine', 'all', undefined, []],
])('%s', (_, locationtype, location, favourites, ids) =>
  expect(machineKeys(plant, { locationtype, location, favourites }, up, 'en')).toEqual(ids),
)
