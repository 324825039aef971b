import { GRID_COLOR } from '@takt/domain/dashboard/look.ts'
import { type ColumnConfig, columnHeader } from '@takt/domain/dashboard/table-config.ts'
import type { Row } from '@takt/domain/dashboard/value-config.ts'
import { displayState } from '@takt/domain/machine/display-state.ts'
import type { Machine } from '@takt/domain/model/machine.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type CSSProperties, memo } from 'react'
import { AutoScroll } from '../AutoScroll.tsx'
import { columnLabel, textOf } from '../column-label.ts'
import type { Plant, Say } from '../define-widget.ts'
import { Cell } from './Cell.tsx'
import { cellOf } from './cell-content.ts'
import styles from './RowTable.module.css'
import type { TableLook } from './table-look.ts'

interface RowTableProps {
  readonly rows: readonly Row[]
  /** One for each row. */
  readonly keys: readonly string[]
  readonly columns: readonly ColumnConfig[]
  readonly look: TableLook
  readonly gridColor: string
  readonly autoScroll: boolean
  readonly links: boolean
  readonly now: number
  readonly plant: Plant
  readonly say: Say
}

/** Rows under a heading that stays; scrolls inside its box: D-WIDGET-38-X. */
export function RowTable({ rows, keys, columns, look, gridColor, autoScroll, links, now, plant, say }: RowTableProps) {
  if (rows.length === 0) return <p className={styles.empty}>{say('widget.no-data')}</p>
  const words = { text: (key: string) => textOf(say, key), column: (key: string) => columnLabel(say, key) }
  const lines = gridColor === GRID_COLOR ? {} : ({ '--grid': gridColor } as CSSProperties)
  return (
    <AutoScroll on={autoScroll} className={styles.scroll}>
      <table className={classNames(styles.table, look.table.className)} style={{ ...lines, ...look.table.style }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(styles.header, look.header.className)}
                style={look.header.style}
              >
                {columnHeader(column, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line
              key={keys[at]}
              {...{ row, columns, links, plant, say }}
              odd={at % 2 === 1}
              lookOf={look.line}
              silent={isSilent(row, now, plant.noContactSeconds)}
            />
          ))}
        </tbody>
      </table>
    </AutoScroll>
  )
}

interface LineProps extends Pick<RowTableProps, 'plant' | 'say' | 'columns' | 'links'> {
  readonly row: Row
  readonly odd: boolean
  readonly lookOf: TableLook['line']
  /** Silence begins by the clock, without a change of the row. */
  readonly silent: boolean
}

/** Drawn again only when its own row changed, its machine fell silent, or a style may have changed. */
const Line = memo(function Line({ row, odd, columns, lookOf, links, plant, say, silent }: LineProps) {
  const look = lookOf?.(row, odd)
  return (
    <tr className={classNames(styles.row, look?.row.className)} style={look?.row.style}>
      {columns.map((column) => (
        <td key={column.id} className={classNames(styles.cell, look?.cell.className)} style={look?.cell.style}>
          <Cell content={cellOf(column, row, plant)} {...{ silent, links, plant, say }} />
        </td>
      ))}
    </tr>
  )
})

function isSilent(row: Row, now: number, noContactSeconds: number): boolean {
  if (typeof row.last_signal !== 'string') return false
  return displayState(row as unknown as Machine, now, noContactSeconds) === 'no-contact'
}
