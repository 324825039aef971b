import { naturalSort } from './natural-sort.ts'

interface Restricted {
  readonly machine_restrictions: readonly string[]
  readonly assigned_machine: string
}

/** Where a person with only the machine interface works: first restriction, assigned machine, the first of all. */
export function ownMachine(user: Restricted, machine_ids: readonly string[], language = 'en'): string | undefined {
  return user.machine_restrictions[0] ?? (user.assigned_machine || naturalSort(machine_ids, language)[0])
}

/** The machines that swap and search offer. Any restriction, even a single one, limits them. */
export function usableMachines(
  user: Pick<Restricted, 'machine_restrictions'>,
  machine_ids: readonly string[],
): string[] {
  if (user.machine_restrictions.length === 0) return [...machine_ids]
  return machine_ids.filter((machine_id) => user.machine_restrictions.includes(machine_id))
}
