import { expect, test } from 'vitest'
import { asksForStructures, goesOnBeside, startSteps, whyNotStart } from './start-chain.ts'

const machine = (...special_functions: number[]) => ({ special_functions, resource_type: 0 })

const offered = { inserts: 0, structures: 0, setupTypes: 0 }

test.each([
  [[183, 326, 6], { structures: 2 }, '0', ['tool-structure', 'setup-reason', 'unit-quantity', 'employee']],
  [[6, 326, 183], {}, '0', ['setup-reason', 'unit-quantity', 'employee']],
  [[183, 326, 6], { structures: 1 }, '4', ['tool-structure', 'setup-reason', 'employee']],
  [[6], { structures: 3 }, '0', ['unit-quantity', 'employee']],
  [[], { structures: 3 }, '0', ['employee']],
  [[183, 326], { setupTypes: 4 }, '4', ['setup-type', 'setup-reason', 'employee']],
  [[183], { inserts: 2, structures: 1, setupTypes: 1 }, '4', ['tool-insert', 'setup-type', 'employee']],
])(
  'T-STATE-16 T-STATE-17 T-STATE-18 T-PLANT-422 the steps of a start with functions %j, %j to choose from and unit quantity %s',
  (functions, offers, unit_qty, steps) => {
    expect(startSteps(machine(...functions), { unit_qty }, { ...offered, ...offers })).toEqual(steps)
  },
)

test.each([
  [[183], 'T-1', true],
  [[183], '', false],
  [[183], '-', false],
  [[], 'T-1', false],
])('structures are looked for with functions %j and tool %j: %s', (functions, tool_id, asked) => {
  expect(asksForStructures(machine(...functions), { tool_id })).toBe(asked)
})

const running = [
  { work_order_no: '240337', tool_id: 'T-1', part_no: 'A' },
  { work_order_no: '240338', tool_id: 'T-2', part_no: 'B' },
]
const without = (tool_id: string) => [{ work_order_no: '240339', tool_id, part_no: 'A' }]

test.each([
  ['of another tool than either', [], { tool_id: 'T-9', part_no: 'C' }, running, ['240337', '240338']],
  ['of the tool of one, for another part', [], { tool_id: 'T-1', part_no: 'C' }, running, ['240338']],
  ['of the tool and the part of one', [], { tool_id: 'T-1', part_no: 'A' }, running, ['240337', '240338']],
  ['without a tool', [], { tool_id: '', part_no: 'C' }, without(''), ['240339']],
  ['whose ERP knows no tools', [], { tool_id: '-', part_no: 'C' }, without('-'), ['240339']],
  ['on a machine that groups orders', [25], { tool_id: 'T-9', part_no: 'C' }, running, []],
  ['on a machine that runs nothing', [], { tool_id: 'T-9', part_no: 'C' }, [], []],
])('T-PLANT-572 an order %s starts beside', (_, functions, starts, on, beside) => {
  expect(goesOnBeside(machine(...functions), starts, on)).toEqual(beside)
})

type About = Parameters<typeof whyNotStart>[0]

const about: About = {
  machine: machine(),
  order: { cancelled: 0, locked: 0 },
  ask_for_cavities: 0,
  cavities: '',
}

test.each<[string, About, string | undefined]>([
  ['nothing hinders', about, undefined],
  ['the machine or the ERP starts it', { ...about, machine: machine(472) }, 'start.by-machine'],
  ['a resource runs no orders', { ...about, machine: { ...machine(), resource_type: 2 } }, 'start.no-orders-here'],
  ['it is cancelled', { ...about, order: { ...about.order, cancelled: 1 } }, 'start.is-cancelled'],
  ['T-PLANT-222 its program is blocked', { ...about, order: { ...about.order, locked: 1 } }, 'start.program-blocked'],
  ['cavities are asked for and empty', { ...about, ask_for_cavities: 1 as const }, 'start.cavities-first'],
  ['cavities are asked for and 0', { ...about, ask_for_cavities: 1 as const, cavities: 0 }, 'start.cavities-first'],
  ['cavities are asked for and given', { ...about, ask_for_cavities: 1 as const, cavities: 4 }, undefined],
])('T-STATE-19 T-SF-11-X an order cannot start when %s', (_, given, why) => {
  expect(whyNotStart(given)).toBe(why)
})
