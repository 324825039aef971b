/** The order and the groups of status cards. */

import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import type { Machine } from '../model/machine.ts'
import type { GroupTerm } from './group-terms.ts'
import type { WidgetSettings } from './widget-settings.ts'

/** Everything of a machine that can be put in an order: numbers, words and times, not lists or settings. */
export function orderTerms(machine: Machine): (keyof Machine)[] {
  return (Object.keys(machine) as (keyof Machine)[])
    .filter((name) => typeof machine[name] !== 'object' || machine[name] === null)
    .sort()
}

type Ordering = Pick<WidgetSettings, 'orderByTerm' | 'orderDir'>

/** Numbers as numbers, words naturally, what is empty last in both directions; equals stay in order of their ids. */
export function orderMachines<M extends Pick<Machine, 'machine_id'>>(
  list: readonly M[],
  { orderByTerm, orderDir }: Ordering,
  language = 'en',
): M[] {
  const sign = orderDir === 'asc' ? 1 : -1
  const value = (machine: M) => (machine as Record<string, unknown>)[orderByTerm]
  return [...list].sort(
    (a, b) => compare(value(a), value(b), { sign, language }) || naturalCompare(a.machine_id, b.machine_id, language),
  )
}

function compare(a: unknown, b: unknown, { sign, language }: { sign: number; language: string }): number {
  const empty = Number(isEmpty(a)) - Number(isEmpty(b))
  if (empty !== 0 || isEmpty(a)) return empty
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * naturalCompare(String(a), String(b), language)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === '-'
}

export interface MachineGroup<M> {
  readonly code: string
  readonly description: string
  readonly machines: readonly M[]
}

type Grouped = Pick<
  Machine,
  'machine_id' | 'zone' | 'zone_desc' | 'category' | 'cat_desc' | 'department' | 'department_description'
>

const descriptions: Record<GroupTerm, 'zone_desc' | 'cat_desc' | 'department_description'> = {
  zone: 'zone_desc',
  category: 'cat_desc',
  department: 'department_description',
}

/** Groups by name; inside each the machines keep the order they came in. */
export function groupMachines<M extends Grouped>(
  list: readonly M[],
  term: GroupTerm,
  language = 'en',
): MachineGroup<M>[] {
  const groups = new Map<string, M[]>()
  for (const machine of list) groups.set(machine[term], [...(groups.get(machine[term]) ?? []), machine])
  return [...groups]
    .map(([code, machines]) => ({ code, description: machines[0]?.[descriptions[term]] || code, machines }))
    .sort((a, b) => naturalCompare(a.description, b.description, language) || naturalCompare(a.code, b.code, language))
}
