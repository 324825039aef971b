/** What a list of machines to choose from shows: found by any of their words, under the departments they stand in. */

import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import type { Machine } from '../model/machine.ts'

type Choosable = Pick<
  Machine,
  'machine_id' | 'machine_description' | 'object_description' | 'department' | 'department_description'
>

export interface DepartmentMachines {
  /** '' for machines that stand in none: they come last. */
  readonly department: string
  readonly name: string
  /** In the order they were given. */
  readonly machine_ids: readonly string[]
}

/** Every word of the search has to be found, in the machine or in its department. */
export function machinesByDepartment(
  machines: readonly Choosable[],
  { search = '', language = 'en' }: { readonly search?: string; readonly language?: string },
): DepartmentMachines[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const departments = new Map<string, { department: string; name: string; machine_ids: string[] }>()
  for (const machine of machines) {
    const { machine_id, machine_description, object_description, department, department_description: name } = machine
    const said = [machine_id, machine_description, object_description, department, name].join('\n').toLowerCase()
    if (!words.every((word) => said.includes(word))) continue
    const found = departments.get(department)
    if (found) found.machine_ids.push(machine_id)
    else departments.set(department, { department, name: name || department, machine_ids: [machine_id] })
  }
  return [...departments.values()].sort((one, other) => {
    if ((one.department === '') !== (other.department === '')) return one.department === '' ? 1 : -1
    return naturalCompare(one.name, other.name, language)
  })
}

export type Chosen = 'all' | 'some' | 'none'

export function chosenOf(machine_ids: readonly string[], chosen: readonly string[]): Chosen {
  const count = machine_ids.filter((id) => chosen.includes(id)).length
  return count === 0 ? 'none' : count === machine_ids.length ? 'all' : 'some'
}

/** A press on a machine or on a department: what lacks any of it gets all of it, else all of it goes. */
export function turnedMachines(chosen: readonly string[], machine_ids: readonly string[]): string[] {
  if (chosenOf(machine_ids, chosen) === 'all') return chosen.filter((id) => !machine_ids.includes(id))
  return [...new Set([...chosen, ...machine_ids])]
}
