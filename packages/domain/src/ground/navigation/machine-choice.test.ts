import { expect, test } from 'vitest'
import { ownMachine, usableMachines } from './machine-choice.ts'
import { naturalSort } from './natural-sort.ts'

test.each([
  ['the first restriction', ['M7', 'M1'], 'M9', 'M7'],
  ['else the assigned machine', [], 'M9', 'M9'],
  ['else the first id', [], '', 'M2'],
])('T-NAV-09 the interface machine is %s', (_, machine_restrictions, assigned_machine, machine) =>
  expect(ownMachine({ machine_restrictions, assigned_machine }, ['M10', 'M2', 'M30'])).toBe(machine),
)

test('T-NAV-09 without any machine there is none', () =>
  expect(ownMachine({ machine_restrictions: [], assigned_machine: '' }, [])).toBeUndefined())

test('T-NAV-09-X ids sort as people count, case apart, in the language', () => {
  expect(naturalSort(['M10', 'm2', 'M1', 'm11'])).toEqual(['M1', 'm2', 'M10', 'm11'])
  expect(naturalSort(['Ö1', 'A1', 'Å1', 'Ä1'], 'sv')).toEqual(['A1', 'Å1', 'Ä1', 'Ö1'])
})

test.each([
  [[], ['M1', 'M2', 'M3']],
  [['M2'], ['M2']],
  [
    ['M3', 'M1'],
    ['M1', 'M3'],
  ],
])('T-SHELL-34-C restrictions %j leave %j to swap and search', (machine_restrictions, usable) =>
  expect(usableMachines({ machine_restrictions }, ['M1', 'M2', 'M3'])).toEqual(usable),
)
