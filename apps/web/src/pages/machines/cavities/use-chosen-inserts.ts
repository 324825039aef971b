import type { Cavity } from '@takt/domain/machines/model/cavity.ts'
import { useEffect, useMemo } from 'react'
import { type Selection, select, selection, useSelection } from '../../../data/chosen/selection.ts'

interface ChosenInserts {
  readonly locations: ReadonlySet<number>
  toggle(insert: Cavity): void
}

/** The bar's selection is the only place where chosen inserts are kept. */
export function useChosenInserts(rows: readonly Cavity[] | undefined): ChosenInserts {
  const chosen = insertsOf(useSelection())
  // What somebody else opened or closed meanwhile, or what went with its tool, leaves the choice.
  useEffect(() => {
    const before = insertsOf(selection())
    if (rows === undefined || before.length === 0) return
    const left = before.filter((insert) => rows.some((row) => sameInsert(row, insert) && row.status === insert.status))
    if (left.length !== before.length) choose(left)
  }, [rows])
  return {
    locations: useMemo(() => new Set(chosen.map(({ insert_location }) => insert_location)), [chosen]),
    toggle: (insert) => {
      const before = insertsOf(selection())
      const left = before.filter((each) => !sameInsert(each, insert))
      const next = left.length < before.length ? left : [...left, insert]
      choose(next.toSorted((a, b) => a.insert_location - b.insert_location))
    },
  }
}

function choose(inserts: readonly Cavity[]): void {
  const [first] = inserts
  const of = first && { machine_id: first.machine_id, tool_id: first.tool_id, inserts }
  select(of ? { kind: 'cavities', of } : null)
}

const none: readonly Cavity[] = []

function insertsOf(chosen: Selection | null): readonly Cavity[] {
  return chosen?.kind === 'cavities' ? chosen.of.inserts : none
}

function sameInsert(a: Cavity, b: Cavity): boolean {
  return a.tool_id === b.tool_id && a.insert_location === b.insert_location
}
