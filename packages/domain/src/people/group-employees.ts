import { naturalCompare } from '../ground/navigation/natural-sort.ts'
import type { EmployeePlace } from './model/employee-place.ts'

/** By what a list of employees can be grouped. */
export const employeeGroupings = ['department', 'zone'] as const
export type EmployeeGrouping = (typeof employeeGroupings)[number] | 'none'

export interface EmployeeGroup<Person> {
  /** '' = those who belong to none, or all where nothing is grouped. */
  readonly name: string
  readonly people: readonly Person[]
}

const fieldOf = { department: 'department_description', zone: 'zone_desc' } as const

export function readGrouping(stored: unknown): EmployeeGrouping {
  return employeeGroupings.find((grouping) => grouping === stored) ?? 'none'
}

/** What a person's group is called; '' without one. */
export function groupName(person: EmployeePlace, by: EmployeeGrouping): string {
  return by === 'none' ? '' : person[fieldOf[by]]
}

/** Groups by name, those who belong to none last; people by name. Nobody is left out. */
export function groupEmployees<Person extends EmployeePlace>(
  people: readonly Person[],
  by: EmployeeGrouping,
  language = 'en',
): EmployeeGroup<Person>[] {
  const groups = Map.groupBy(
    people.toSorted((a, b) => naturalCompare(a.employee_name, b.employee_name, language)),
    (person) => groupName(person, by),
  )
  return [...groups]
    .map(([name, members]) => ({ name, people: members }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || naturalCompare(a.name, b.name, language))
}
