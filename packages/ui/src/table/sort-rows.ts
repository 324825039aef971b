import type { TableColumn, TableSort } from './table-column.ts'

// Numeric: "M-2" stands before "M-10".
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(`${one}`, `${other}`)
}

/** Stable, and leaves `rows` as they are where nothing is to be sorted. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const sortValue = columns.find((column) => column.key === sort?.key)?.sortValue
  if (sort === null || sortValue === undefined) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      return sign * compare(one.value, other.value)
    })
    .map(({ row }) => row)
}
