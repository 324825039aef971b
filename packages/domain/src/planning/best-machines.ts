import { naturalCompare } from '../ground/navigation/natural-sort.ts'

interface Candidate {
  readonly machine_id: string
  readonly machine_description: string
  readonly planned_hours: number
}

/** So many machines are offered at once; a search reaches the others. */
export const MOST_OFFERED = 4

/** Where a bundle goes best: other machines of its category, those with the fewest planned hours first. */
export function bestMachines<M extends Candidate>(machines: readonly M[], current: string, search = ''): M[] {
  const wanted = search.trim().toLowerCase()
  return machines
    .filter(({ machine_id }) => machine_id !== current)
    .filter(({ machine_id, machine_description }) =>
      [machine_id, machine_description].some((word) => word.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => a.planned_hours - b.planned_hours || naturalCompare(a.machine_id, b.machine_id))
    .slice(0, MOST_OFFERED)
}
