import { expect, test } from 'vitest'
import { hasOrder, hasTool, isResource } from './has-order.ts'
import { touchConfig } from './touch-config.ts'

test.each([
  ['', false],
  ['-', false],
  ['240315', true],
])('T-ENTITY-04 work order “%s” is an order: %s', (work_order_no, expected) => {
  expect(hasOrder({ work_order_no })).toBe(expected)
})

test.each([
  ['', false],
  ['-', false],
  ['T-77', true],
])('T-ENTITY-05 tool “%s” is a tool: %s', (tool_id, expected) => {
  expect(hasTool({ tool_id })).toBe(expected)
})

test.each([
  [0, false],
  [1, false],
  [2, true],
])('T-ENTITY-06 resource type %i is a resource: %s', (resource_type, expected) => {
  expect(isResource({ resource_type })).toBe(expected)
})

test('T-ENTITY-08-X a machine nobody set up answers empty, not an error', () => {
  expect(touchConfig('M1', null)).toMatchObject({
    machine_id: 'M1',
    empty: true,
    max_cavities: 99,
    stop_reason_menu: 0,
  })
})

test('T-ENTITY-08 T-ENTITY-08-X every menu flag there is, each 0 where nobody set it', () => {
  const flags = Object.entries(touchConfig('M1', {})).filter(([name]) => name.endsWith('_menu'))
  expect(Object.fromEntries(flags)).toEqual({
    stop_reason_menu: 0,
    scrap_menu: 0,
    print_menu: 0,
    machine_list_menu: 0,
    activities_menu: 0,
    notes_menu: 0,
    other_menu: 0,
    material_menu: 0,
    good_qty_menu: 0,
    document_menu: 0,
    functions_menu: 0,
    order_menu: 0,
    history_menu: 0,
    cavities_menu: 0,
    planning_menu: 0,
    reports_menu: 0,
  })
})

test('T-ENTITY-07 T-ENTITY-08 T-ENTITY-08-X flags are 0 or 1 and a missing one counts as 0', () => {
  const config = touchConfig('M1', { stop_reason_menu: 1, print_menu: true, document_printer: 'P7', max_cavities: 8 })
  expect(config).toMatchObject({
    empty: false,
    stop_reason_menu: 1,
    print_menu: 1,
    scrap_menu: 0,
    document_printer: 'P7',
    max_cavities: 8,
  })
})

test.each([
  [undefined, 10],
  [0, 10],
  ['often', 10],
  [1, 2],
  [2, 2],
  [30, 30],
])('T-ENTITY-08-X a terminal told to ask every %s seconds asks every %i', (refresh_interval, seconds) => {
  expect(touchConfig('M1', { refresh_interval }).refresh_interval).toBe(seconds)
})
