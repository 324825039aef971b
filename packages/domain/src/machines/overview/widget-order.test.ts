import { expect, test } from 'vitest'
import type { Machine } from '../model/machine.ts'
import { groupMachines, orderMachines, orderTerms } from './widget-order.ts'

const machine = (machine_id: string, fields: Partial<Machine>) =>
  ({ machine_id, zone: 'Z1', zone_desc: 'Hall A', category: 'C', cat_desc: 'Press', ...fields }) as Machine
const plant = [
  machine('M10', { today_cycles: 9, part_no: 'P-10', department: '1', department_description: 'Tooling' }),
  machine('M2', { today_cycles: 100, part_no: '', department: '2', department_description: 'Assembly' }),
  machine('M3', { today_cycles: 20, part_no: 'P-9', department: '1', department_description: 'Tooling' }),
  machine('M4', { today_cycles: 20, part_no: '-', department: '2', department_description: 'Assembly' }),
]

test.each<[string, string, 'asc' | 'desc', string[]]>([
  ['numbers numerically', 'today_cycles', 'asc', ['M10', 'M3', 'M4', 'M2']],
  ['numbers numerically, equals by id in both directions', 'today_cycles', 'desc', ['M2', 'M3', 'M4', 'M10']],
  ['texts naturally, empty last', 'part_no', 'asc', ['M3', 'M10', 'M2', 'M4']],
  ['empty last also downwards', 'part_no', 'desc', ['M10', 'M3', 'M2', 'M4']],
  ['ids as people count', 'machine_id', 'asc', ['M2', 'M3', 'M4', 'M10']],
  ['a field nobody knows leaves the ids', 'gone', 'desc', ['M2', 'M3', 'M4', 'M10']],
])('T-SCREEN-13 T-SCREEN-14-X %s', (_, orderByTerm, orderDir, ids) =>
  expect(orderMachines(plant, { orderByTerm, orderDir }).map(({ machine_id }) => machine_id)).toEqual(ids),
)

test('T-SCREEN-14-X every plain field of a machine can be chosen; lists and settings cannot be ordered', () => {
  const whole = { ...plant[0], special_functions: [1], config: { max_startup_scrap: 0 }, setup_time: null } as Machine
  expect(orderTerms(whole)).toContain('today_cycles')
  expect(orderTerms(whole)).toContain('setup_time')
  expect(orderTerms(whole)).not.toContain('special_functions')
  expect(orderTerms(whole)).not.toContain('config')
})

test.each<['zone' | 'category' | 'department', [string, string[]][]]>([
  [
    'department',
    [
      ['Assembly', ['M2', 'M4']],
      ['Tooling', ['M10', 'M3']],
    ],
  ],
  ['zone', [['Hall A', ['M10', 'M2', 'M3', 'M4']]]],
  ['category', [['Press', ['M10', 'M2', 'M3', 'M4']]]],
])('T-SCREEN-12 cards by %s, the order kept inside', (term, expected) =>
  expect(
    groupMachines(plant, term).map(({ description, machines }) => [description, machines.map((m) => m.machine_id)]),
  ).toEqual(expected),
)
