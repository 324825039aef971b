// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed absolutely, which a <table> does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at its active row

import { classNames } from '../class-names.ts'
import styles from './DataTable.module.css'
import type { TableColumn } from './table-column.ts'

export interface RowCellsProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  className?: string | undefined
}

/** The cells of one row. A row that follows its own data renders this inside `renderRow`. */
export function RowCells<Row>({ columns, row, className }: RowCellsProps<Row>) {
  return (
    <div className={classNames(styles.cells, className)} role="presentation">
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={classNames(styles.cell, column.align !== undefined && styles[column.align])}
        >
          <span className={styles.cellText}>{column.cell(row)}</span>
        </div>
      ))}
    </div>
  )
}
