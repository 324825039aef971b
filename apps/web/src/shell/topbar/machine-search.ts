import { usableMachines } from '@takt/domain/ground/navigation/machine-choice.ts'
import { matchesSearch } from '@takt/domain/ground/navigation/machine-swap.ts'
import { isResource } from '@takt/domain/machines/has-order.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'

/** Among which machines the swap searches; favourites and location exclude each other. */
export type SearchScope = 'all' | 'location' | 'mine'

interface SearchAmong {
  readonly search: string
  readonly scope: SearchScope
  readonly user: { readonly machine_restrictions: readonly string[] }
  readonly favourites: readonly string[]
  readonly location: { readonly locationtype: string; readonly location: string } | undefined
}

type Searched = Pick<
  Machine,
  'machine_id' | 'machine_description' | 'object_description' | 'department' | 'zone' | 'category' | 'resource_type'
>

export function searchMachines<M extends Searched>(machines: readonly M[], among: SearchAmong): M[] {
  const usable = new Set(
    usableMachines(
      among.user,
      machines.map((machine) => machine.machine_id),
    ),
  )
  return machines.filter(
    (machine) =>
      usable.has(machine.machine_id) &&
      !isResource(machine) &&
      inScope(machine, among) &&
      matchesSearch(machine, among.search),
  )
}

function inScope(machine: Searched, { scope, favourites, location }: SearchAmong): boolean {
  if (scope === 'mine') return favourites.includes(machine.machine_id)
  if (scope === 'all' || location === undefined) return true
  const { locationtype } = location
  if (locationtype !== 'department' && locationtype !== 'zone' && locationtype !== 'category') return true
  return machine[locationtype] === location.location
}
