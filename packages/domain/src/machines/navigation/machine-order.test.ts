import { expect, test } from 'vitest'
import { type MachineOrder, readMachineOrder, sortMachines } from './machine-order.ts'

const machine = (machine_id: string, status: 'S' | 'R' | 'N', current_stop_reason = '', zone_desc = '') => ({
  machine_id,
  /** M10 matters most, M1 least. */
  priority: 100 - Number(machine_id.slice(1)),
  machine_description: `d${machine_id}`,
  status,
  current_stop_reason,
  setup_time: null,
  current_shift: 1,
  last_signal: status === 'N' ? '' : '2026-06-10T12:00:00Z',
  department_description: zone_desc === 'North' ? 'Assembly' : 'Tooling',
  zone_desc,
  cat_desc: machine_id === 'M3' ? 'A' : 'B',
})
const list = [
  machine('M10', 'R', '', 'North'),
  machine('M2', 'S', '12', 'South'),
  machine('M1', 'S', '-', 'North'),
  machine('M3', 'N'),
]
const ids = (order: MachineOrder) => sortMachines(list, order).map((m) => m.machine_id)

test.each([
  [{ by: 'machine_id', direction: 'up' }, ['M1', 'M2', 'M3', 'M10']],
  [{ by: 'machine_id', direction: 'down' }, ['M10', 'M3', 'M2', 'M1']],
  [{ by: 'status', direction: 'up' }, ['M1', 'M2', 'M10', 'M3']],
  [{ by: 'status', direction: 'down' }, ['M3', 'M10', 'M2', 'M1']],
  [{ by: 'priority', direction: 'up' }, ['M10', 'M3', 'M2', 'M1']],
  [{ by: 'priority', direction: 'down' }, ['M1', 'M2', 'M3', 'M10']],
  [{ by: 'zone', direction: 'up' }, ['M3', 'M1', 'M10', 'M2']],
  [{ by: 'department', direction: 'up' }, ['M1', 'M10', 'M2', 'M3']],
  [{ by: 'category', direction: 'up' }, ['M3', 'M1', 'M2', 'M10']],
  [{ by: 'machine_description', direction: 'down' }, ['M10', 'M3', 'M2', 'M1']],
] as const)('T-SCREEN-02-X by %j', (order, sorted) => expect(ids(order)).toEqual(sorted))

test('T-LOOK-122 by state, what stands or is silent outside its shifts comes last', () => {
  const off = { ...machine('M4', 'S', '-'), current_shift: 0 }
  const silent = { ...machine('M5', 'N'), current_shift: 0 }
  const runs = { ...machine('M6', 'R'), current_shift: 0 }
  const sorted = sortMachines([off, silent, ...list, runs], { by: 'status', direction: 'up' })
  expect(sorted.map((m) => m.machine_id)).toEqual(['M1', 'M2', 'M6', 'M10', 'M3', 'M4', 'M5'])
})

test.each([
  [undefined, { by: 'machine_id', direction: 'up' }],
  [
    { by: 'color', direction: 'down' },
    { by: 'machine_id', direction: 'up' },
  ],
  [
    { by: 'zone', direction: 'down' },
    { by: 'zone', direction: 'down' },
  ],
])('a stored order %j is read as %j', (stored, order) => expect(readMachineOrder(stored)).toEqual(order))
