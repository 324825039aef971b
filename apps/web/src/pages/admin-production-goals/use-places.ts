import type { GoalPlace } from '@takt/domain/administration/goal-draft.ts'
import { useLoad } from '../../data/use-load.ts'

/** What can have a goal, by its kind. */
export function usePlaces(kind: GoalPlace): { value: string; label: string }[] {
  const machines = useLoad('get_machines', {}).rows ?? []
  if (kind === 'machine_id') {
    return machines.map(({ machine_id, machine_description }) => ({
      value: machine_id,
      label: `${machine_id} ${machine_description}`,
    }))
  }
  const field = { department_id: 'department', zone_id: 'zone', category_id: 'category' } as const
  const codes = [...new Set(machines.map((machine) => machine[field[kind]]))].sort()
  return codes.map((code) => ({ value: code, label: code }))
}
