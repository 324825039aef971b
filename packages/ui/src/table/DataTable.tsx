import { useCallback, useMemo, useState } from 'react'
import { RowCells } from './RowCells.tsx'
import { sortRows } from './sort-rows.ts'
import { nextSort, type TableColumn, type TableSort } from './table-column.ts'
import { type TableFrameProps, VirtualGrid } from './VirtualGrid.tsx'

export interface DataTableProps<Row> extends TableFrameProps {
  /** Like `rowKey` the same on every render (module level or memo), or the rows are sorted and drawn each time. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowClassName?: ((row: Row) => string | undefined) | undefined
  defaultSort?: TableSort | undefined
  /** Given, the caller holds the order; the table still sorts by it. */
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
}

/** A table that is given its rows and sorts them. For rows that change many times a second see `LiveTable`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowClassName, defaultSort, onSortChange, ...frame } = props
  const [ownSort, setOwnSort] = useState<TableSort | null>(defaultSort ?? null)
  const sort = props.sort === undefined ? ownSort : props.sort

  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])
  const byKey = useMemo(() => new Map(sorted.map((row) => [rowKey(row), row])), [sorted, rowKey])
  const keys = useMemo(() => [...byKey.keys()], [byKey])

  const render = useCallback(
    (key: string) => {
      const row = byKey.get(key)
      return row === undefined ? null : <RowCells columns={columns} row={row} />
    },
    [byKey, columns],
  )

  return (
    <VirtualGrid
      {...frame}
      keepsChosenInView
      columns={columns}
      keys={keys}
      render={render}
      rowClassName={
        rowClassName === undefined
          ? undefined
          : (key) => {
              const row = byKey.get(key)
              return row === undefined ? undefined : rowClassName(row)
            }
      }
      sort={sort}
      onSort={(key) => {
        const next = nextSort(sort, key)
        setOwnSort(next)
        onSortChange?.(next)
      }}
    />
  )
}
