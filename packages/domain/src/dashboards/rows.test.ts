import { expect, test } from 'vitest'
import { machineListText, parseMachineList } from '../machines/machine-list.ts'
import { rowKeys, rowsOfMachines, sortRows } from './rows.ts'

const rows = [
  { machine_id: 'M2', qty: 10 },
  { machine_id: 'M1', qty: '' },
  { machine_id: 'M10', qty: 'n/a' },
  { machine_id: 'M3', qty: 9 },
]
const order = (list: readonly { machine_id: string }[]) => list.map(({ machine_id }) => machine_id)

test('D-WIDGET-38-X one row for each chosen machine, no choice means all', () => {
  expect(order(rowsOfMachines(rows, ['M3', 'M2', 'M99']))).toEqual(['M3', 'M2'])
  expect(rowsOfMachines(rows, [])).toBe(rows)
})

test.each([
  ['qty', 'asc', ['M3', 'M2', 'M10', 'M1']],
  ['qty', 'desc', ['M10', 'M2', 'M3', 'M1']],
  ['machine_id', 'asc', ['M1', 'M2', 'M3', 'M10']],
  ['', 'asc', ['M2', 'M1', 'M10', 'M3']],
] as const)('D-ENTITY-19-X by %s %s: numbers before texts, empty last', (prop, direction, expected) => {
  expect(order(sortRows(rows, { prop, order: direction }))).toEqual(expected)
})

test('D-ENTITY-31-X rows with the same key are all kept', () => {
  expect(rowKeys([{ a: 1 }, { a: 1 }, { a: 2 }], 'a')).toEqual(['1', '1#1', '2'])
})

test('D-VALID-14-C one reader for every list of machines', () => {
  expect(parseMachineList(' M1; M2,M3:M1\n\nM4;')).toEqual(['M1', 'M2', 'M3', 'M4'])
  expect(machineListText(['M1', 'M2'])).toBe('M1;M2')
})
