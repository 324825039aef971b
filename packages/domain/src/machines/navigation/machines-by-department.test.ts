import { describe, expect, it } from 'vitest'
import { chosenOf, machinesByDepartment, turnedMachines } from './machines-by-department.ts'

const machine = (
  machine_id: string,
  machine_description: string,
  department: string,
  department_description: string,
) => ({
  machine_id,
  machine_description,
  object_description: '',
  department,
  department_description,
})
const hall = [
  machine('X1', 'Robot cell', '', ''),
  machine('M2', 'Press 80 t', 'D2', 'Moulding'),
  machine('M10', 'Press 250 t', 'D2', 'Moulding'),
  machine('A1', 'Bench', 'D1', 'Assembly'),
  machine('P1', 'Laser', 'D9', ''),
]
const found = (search: string) =>
  machinesByDepartment(hall, { search }).map(({ name, machine_ids }) => `${name}: ${machine_ids.join(' ')}`)

describe('machines to choose from', () => {
  it.each([
    ['', ['Assembly: A1', 'D9: P1', 'Moulding: M2 M10', ': X1']],
    ['press', ['Moulding: M2 M10']],
    ['PRESS 250', ['Moulding: M10']],
    ['mould 80', ['Moulding: M2']],
    ['assembly', ['Assembly: A1']],
    ['d9', ['D9: P1']],
    ['robot', [': X1']],
    ['press laser', []],
  ])('T-PLANT-113 a search for “%s” finds %j', (search, groups) => {
    expect(found(search)).toEqual(groups)
  })

  it.each([
    [[], ['M2', 'M10'], 'none', ['M2', 'M10']],
    [['M2', 'A1'], ['M2', 'M10'], 'some', ['M2', 'A1', 'M10']],
    [['M2', 'A1', 'M10'], ['M2', 'M10'], 'all', ['A1']],
    [['GONE'], ['M2'], 'none', ['GONE', 'M2']],
  ] as const)('T-PLANT-113 of %j a press on %j, of which %s were chosen, makes %j', (chosen, ids, share, after) => {
    expect(chosenOf(ids, chosen)).toBe(share)
    expect(turnedMachines(chosen, ids)).toEqual(after)
  })
})
