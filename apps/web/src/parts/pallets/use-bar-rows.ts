import { useEffect } from 'react'
import { type Selection, select, useSelection } from '../../data/chosen/selection.ts'
import { useChosenRows } from '../order-list/use-chosen-rows.ts'

interface Given<Row> {
  readonly rows: readonly Row[] | undefined
  keyOf(row: Row): string
  /** The rows in the bar's selection, if it is one of this list. */
  chosenIn(selection: Selection | null): readonly Row[]
  selectionOf(rows: readonly Row[]): Selection
}

export interface BarRows<Row> {
  readonly keys: ReadonlySet<string>
  toggle(key: string): void
  /** These and no others. */
  choose(rows: readonly Row[]): void
}

/** Several rows of a list, kept in the bar's selection and nowhere else. A list that is left empties the bar. */
export function useBarRows<Row>({ rows, keyOf, chosenIn, selectionOf }: Given<Row>): BarRows<Row> {
  const chosen = chosenIn(useSelection())
  const choose = (wanted: readonly Row[]) => select(wanted.length === 0 ? null : selectionOf(wanted))
  useEffect(() => () => select(null), [])
  return {
    ...useChosenRows({ rows, chosen, keyOf, choose }),
    choose,
  }
}
