import type { ReactNode } from 'react'
import { nextSort, type TableColumn, type TableSort } from './table-column.ts'
import { type TableFrameProps, VirtualGrid } from './VirtualGrid.tsx'

export interface LiveTableProps<Row> extends TableFrameProps {
  columns: readonly TableColumn<Row>[]
  /** In the order to be shown. */
  keys: readonly string[]
  /**
   * The content of a row: a component that follows its own data by key and renders `RowCells`.
   * The same function on every render (module level or useCallback), or all rows render again.
   */
  renderRow: (key: string) => ReactNode
  rowClassName?: ((key: string) => string | undefined) | undefined
  /** Rows that head those below them; they cannot be chosen. */
  isHeading?: ((key: string) => boolean) | undefined
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
}

/** A table that knows only keys: a change in one row's data renders that row and nothing else. */
export function LiveTable<Row>(props: LiveTableProps<Row>) {
  const { renderRow, sort = null, onSortChange, ...rest } = props
  return <VirtualGrid {...rest} render={renderRow} sort={sort} onSort={(key) => onSortChange?.(nextSort(sort, key))} />
}
