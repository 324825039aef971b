import { useEffect, useMemo } from 'react'
import { type Selection, select, selection, useSelection } from '../../panels/selection.ts'

interface Given<Row> {
  readonly rows: readonly Row[] | undefined
  keyOf(row: Row): string
  /** The rows in the bar's selection, if it is one of this list. */
  chosenIn(selection: Selection | null): readonly Row[]
  selectionOf(rows: readonly Row[]): Selection
}

export interface ChosenRows {
  readonly keys: ReadonlySet<string>
  toggle(key: string): void
  /** All of them, or none. */
  setAll(all: boolean): void
}

/** Several rows of a list. The bar's selection is the only place where they are kept; rows that change are chosen anew. */
export function useChosenRows<Row>({ rows, keyOf, chosenIn, selectionOf }: Given<Row>): ChosenRows {
  const chosen = useSelection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions say the same on every render
  const keys = useMemo(() => new Set(chosenIn(chosen).map(keyOf)), [chosen])
  const choose = (wanted: ReadonlySet<string>) => {
    const found = (rows ?? []).filter((row) => wanted.has(keyOf(row)))
    select(found.length === 0 ? null : selectionOf(found))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can change what is chosen
  useEffect(() => {
    const before = chosenIn(selection())
    if (rows !== undefined && before.length > 0) choose(new Set(before.map(keyOf)))
  }, [rows])
  useEffect(() => () => select(null), [])
  return {
    keys,
    toggle: (key) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      choose(next)
    },
    setAll: (all) => choose(new Set(all ? rows?.map(keyOf) : [])),
  }
}
