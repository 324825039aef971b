import { useEffect } from 'react'
import { select, useSelection } from '../../data/chosen/selection.ts'

interface Given<Row> {
  readonly kind: 'planned-order' | 'finished-order'
  readonly rows: readonly Row[] | undefined
  keyOf(row: Row): string
  choose(row: Row): void
}

/** The one chosen order of a list. A row that changes is chosen anew, one that is gone takes the choice with it. */
export function useChosenOrder<Row>({ kind, rows, keyOf, choose }: Given<Row>): {
  key: string | null
  onSelect(key: string): void
} {
  const chosen = useSelection()
  const order = chosen?.kind === kind ? (chosen.of.order as Row) : null
  const key = order === null ? null : keyOf(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are the occasion
  useEffect(() => {
    if (order === null || rows === undefined) return
    const now = rows.find((row) => keyOf(row) === key)
    if (now === undefined) select(null)
    else if (now !== order) choose(now)
  }, [rows])
  return {
    key,
    onSelect: (pressed) => {
      const row = rows?.find((each) => keyOf(each) === pressed)
      if (row === undefined || pressed === key) select(null)
      else choose(row)
    },
  }
}
