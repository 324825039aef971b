import { expect, test } from 'vitest'
import { employeeGroupings, groupEmployees, readGrouping } from './group-employees.ts'

const person = (employee_name: string, department_description: string, zone_desc: string) => ({
  employee_number: employee_name,
  employee_name,
  department_description,
  zone_desc,
})
const people = [
  person('Östen', 'Packing', 'Hall 10'),
  person('Anna', '', 'Hall 2'),
  person('Åke', 'Assembly', ''),
  person('Bo', 'Packing', 'Hall 2'),
]

test('W-SCREEN-40 employees are grouped by department or by zone, and by nothing else', () =>
  expect(employeeGroupings).toEqual(['department', 'zone']))

test.each([
  ['none', [['', 'Anna', 'Bo', 'Åke', 'Östen']]],
  [
    'department',
    [
      ['Assembly', 'Åke'],
      ['Packing', 'Bo', 'Östen'],
      ['', 'Anna'],
    ],
  ],
  [
    'zone',
    [
      ['Hall 2', 'Anna', 'Bo'],
      ['Hall 10', 'Östen'],
      ['', 'Åke'],
    ],
  ],
] as const)('by %s: groups and people by name, those without one last', (by, expected) =>
  expect(
    groupEmployees(people, by, 'sv').map(({ name, people: members }) => [
      name,
      ...members.map(({ employee_name }) => employee_name),
    ]),
  ).toEqual(expected),
)

test.each([
  [undefined, 'none'],
  ['category', 'none'],
  ['zone', 'zone'],
  ['department', 'department'],
] as const)('what was kept as %o counts as %s', (stored, grouping) => expect(readGrouping(stored)).toBe(grouping))
