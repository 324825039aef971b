// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed absolutely, which a <table> does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and points at its active row

import { memo, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './DataTable.module.css'

interface TableRowProps {
  id: string
  rowKey: string
  index: number
  offset: number
  height: number
  selected: boolean | undefined
  active: boolean
  className: string | undefined
  /** Same function, same row: the cells render again only when the row itself moved or the function is another. */
  render: (key: string) => ReactNode
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, rowKey, index, offset, height, selected, active, className, render } = props
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-row-key={rowKey}
      className={classNames(
        styles.row,
        selected !== undefined && styles.selectable,
        active && styles.active,
        className,
      )}
      style={{ height, transform: `translateY(${offset}px)` }}
    >
      {render(rowKey)}
    </div>
  )
})
