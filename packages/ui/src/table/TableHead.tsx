// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed absolutely, which a <table> does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at its active row

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../icon/arrow-icons.tsx'
import styles from './DataTable.module.css'
import type { TableColumn, TableSort } from './table-column.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  onSort: (key: string) => void
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <div className={styles.head} role="rowgroup">
      <div className={styles.headRow} role="row" aria-rowindex={1}>
        {columns.map((column) => (
          <HeaderCell
            key={column.key}
            column={column}
            direction={sort?.key === column.key ? sort.direction : 'none'}
            onSort={() => onSort(column.key)}
          />
        ))}
      </div>
    </div>
  )
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  direction: TableSort['direction'] | 'none'
  onSort: () => void
}

function HeaderCell<Row>({ column, direction, onSort }: HeaderCellProps<Row>) {
  const align = column.align === undefined ? undefined : styles[column.align]
  if (column.sortValue === undefined) {
    return (
      <div className={classNames(styles.header, align)} role="columnheader">
        <span className={styles.headerText}>{column.header}</span>
      </div>
    )
  }
  return (
    <div
      className={classNames(styles.header, styles.sortable, styles[direction === 'none' ? 'unsorted' : 'sorted'])}
      role="columnheader"
      aria-sort={direction}
    >
      <button type="button" className={classNames(styles.sort, align)} onClick={onSort}>
        <span className={styles.headerText}>{column.header}</span>
        {direction === 'descending' ? <ChevronDownIcon size={18} /> : <ChevronUpIcon size={18} />}
      </button>
    </div>
  )
}
