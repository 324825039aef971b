import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { type GroupTerm, readGroupTerm } from '@takt/domain/machines/overview/group-terms.ts'
import { groupMachines, type MachineGroup } from '@takt/domain/machines/overview/widget-order.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { machines } from '../../../data/machines/machines.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'

export interface Groups {
  readonly term: GroupTerm | undefined
  /** Undefined where nobody wants groups. */
  readonly list: readonly MachineGroup<Machine>[] | undefined
  choose(term: GroupTerm | undefined): void
}

/** How the machines are grouped stands in the address: it can be linked, reloaded and gone back to. */
export function useGroups(keys: readonly string[]): Groups {
  const go = useGo()
  const language = useLanguage()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const term = readGroupTerm(useRouteSearch('machines', 'allMachines', 'machinesIn').group)
  return useMemo(
    () => ({
      term,
      list:
        term === undefined
          ? undefined
          : groupMachines(
              keys.flatMap((key) => machines.get(key) ?? []),
              term,
              language,
            ),
      choose: (next) => go(next === undefined ? path : `${path}?group=${next}`, { replace: true }),
    }),
    [go, keys, language, path, term],
  )
}

/** No machine's id has a colon. */
const HEADING = 'group:'

export function isHeading(key: string): boolean {
  return key.startsWith(HEADING)
}

/** The rows of the table: each group's heading, then its machines. */
export function groupedKeys(keys: readonly string[], list: Groups['list']): readonly string[] {
  return (
    list?.flatMap(({ code, machines }) => [HEADING + code, ...machines.map(({ machine_id }) => machine_id)]) ?? keys
  )
}

export function groupOf(key: string, list: Groups['list']): MachineGroup<Machine> | undefined {
  return list?.find(({ code }) => HEADING + code === key)
}
