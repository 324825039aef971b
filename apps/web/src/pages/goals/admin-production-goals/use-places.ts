import type { GoalPlace } from '@takt/domain/goals/goal-draft.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'

/** What can have a goal, by its kind. */
export function usePlaces(kind: GoalPlace): { value: string; label: string }[] {
  const machines = useLoad('get_machines', {}).rows ?? []
  if (kind === 'machine_id') {
    return machines.map(({ machine_id, machine_description }) => ({
      value: machine_id,
      label: placeWords(machine_id, machine_description),
    }))
  }
  const { code, name } = fields[kind]
  const names = new Map(machines.map((machine) => [machine[code], machine[name]]))
  return [...names.keys()].sort().map((value) => ({ value, label: placeWords(value, names.get(value)) }))
}

const fields = {
  department_id: { code: 'department', name: 'department_description' },
  zone_id: { code: 'zone', name: 'zone_desc' },
  category_id: { code: 'category', name: 'cat_desc' },
} as const

/** A code says little to who has not given it. */
function placeWords(code: string, name = ''): string {
  return name === '' || name === code ? code : `${code} ${name}`
}

/** What a goal's place is called, by kind and code; '' for one that is no longer there. */
export function usePlaceNames(): (goal: { place: GoalPlace; place_id: string }) => string {
  const machines = useLoad('get_machines', {}).rows
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const machine of machines ?? []) {
      names.set(`machine_id ${machine.machine_id}`, machine.machine_description)
      for (const kind of ['department_id', 'zone_id', 'category_id'] as const) {
        names.set(`${kind} ${machine[fields[kind].code]}`, machine[fields[kind].name])
      }
    }
    return ({ place, place_id }) => names.get(`${place} ${place_id}`) ?? ''
  }, [machines])
}
