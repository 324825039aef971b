import { GRID_COLOR } from '@takt/domain/dashboards/look.ts'
import { isNumericColumn } from '@takt/domain/dashboards/numeric-column.ts'
import { type ColumnConfig, columnHeader } from '@takt/domain/dashboards/table-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { type DisplayState, displayState } from '@takt/domain/machines/display-state.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useVirtualRows } from '@takt/ui/table/useVirtualRows.ts'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import { AutoScroll } from '../AutoScroll.tsx'
import { columnLabel, textOf } from '../column-label.ts'
import type { Plant, Say } from '../define-widget.ts'
import { fitFont, useFit } from '../text/fit-font.ts'
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

/** Rows under a heading that stays; scrolls inside its box: D-WIDGET-38-X. Of many rows those in sight are drawn: T-PLANT-390. */
export function RowTable(props: RowTableProps) {
  const { rows, keys, columns, look, gridColor, links, now, plant, say } = props
  const box = useRef<HTMLDivElement>(null)
  const drawn = useVirtualRows(box, { count: rows.length, keyOf: (at) => keys[at] ?? String(at) })
  const numeric = useNumeric(columns, rows)
  useFit(box, fitColumns)
  if (rows.length === 0) return <p className={styles.empty}>{say('widget.no-data')}</p>
  const words = { text: (key: string) => textOf(say, key), column: (key: string) => columnLabel(say, key) }
  const lines = gridColor === GRID_COLOR ? {} : ({ '--grid': gridColor } as CSSProperties)
  const cells = { columns, links, plant, say }
  return (
    <AutoScroll on={props.autoScroll} boxRef={box} className={styles.scroll}>
      <div style={{ paddingBlock: `${drawn.before}px ${drawn.after}px` }}>
        <table
          className={classNames(styles.table, look.table.className)}
          style={{ ...lines, ...look.table.style }}
          aria-rowcount={drawn.isPart ? rows.length + 1 : undefined}
        >
          <thead>
            <tr aria-rowindex={drawn.isPart ? 1 : undefined}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={classNames(styles.header, numeric.has(column.id) && styles.number, look.header.className)}
                  style={look.header.style}
                >
                  {columnHeader(column, words)}
                </th>
              ))}
            </tr>
          </thead>
          {drawn.isPart && <Widest {...cells} rows={rows} />}
          <tbody>
            {rows.slice(drawn.from, drawn.to).map((row, place) => {
              const at = drawn.from + place
              return (
                <Line
                  key={keys[at]}
                  {...cells}
                  row={row}
                  numeric={numeric}
                  at={at}
                  isPart={drawn.isPart}
                  measure={drawn.measure}
                  lookOf={look.line}
                  state={stateOf(row, now, plant.noContactSeconds)}
                />
              )
            })}
          </tbody>
        </table>
      </div>
    </AutoScroll>
  )
}

/** Below this nobody reads it: what is wider still is scrolled. */
const LEAST_PIXELS = 10

/** A last column that is cut shows another number than there is: written smaller before. */
function fitColumns(box: HTMLElement): void {
  fitFont(box, ({ scrollWidth, clientWidth }) => scrollWidth / clientWidth, LEAST_PIXELS)
}

type CellsProps = Pick<RowTableProps, 'plant' | 'say' | 'columns' | 'links'>

/** The widest of each column, not seen: columns keep their widths whichever rows are drawn. */
const Widest = memo(function Widest({ rows, columns, plant, say }: CellsProps & Pick<RowTableProps, 'rows'>) {
  const sizeOf = (row: Row, key: string) => String(row[key] ?? '').length
  const widest = columns.map(({ key }) =>
    rows.reduce((most, row) => (sizeOf(row, key) > sizeOf(most, key) ? row : most)),
  )
  return (
    <tbody className={styles.widest} aria-hidden="true">
      <tr>
        {columns.map((column, at) => (
          <td key={column.id} className={styles.cell}>
            <Cell
              content={cellOf(column, widest[at] ?? {}, plant)}
              state={stateOf(widest[at] ?? {}, 0, Number.POSITIVE_INFINITY)}
              links={false}
              {...{ plant, say }}
            />
          </td>
        ))}
      </tr>
    </tbody>
  )
})

interface LineProps extends CellsProps {
  readonly row: Row
  readonly numeric: ReadonlySet<string>
  /** Its place among all rows. */
  readonly at: number
  readonly isPart: boolean
  readonly measure: (row: HTMLElement | null) => void
  readonly lookOf: TableLook['line']
  /** Silence begins by the clock, without a change of the row. */
  readonly state: DisplayState
}

/** Drawn again only when its own row changed, its machine fell silent or was heard again, or a style may have changed. */
const Line = memo(function Line(props: LineProps) {
  const { row, at, columns, numeric, isPart, lookOf, links, plant, say, state } = props
  const look = lookOf?.(row, at % 2 === 1)
  return (
    <tr
      ref={isPart ? props.measure : undefined}
      data-index={at}
      aria-rowindex={isPart ? at + 2 : undefined}
      className={classNames(styles.row, look?.row.className)}
      style={look?.row.style}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames(styles.cell, numeric.has(column.id) && styles.number, look?.cell.className)}
          style={look?.cell.style}
        >
          <Cell content={cellOf(column, row, plant)} {...{ state, links, plant, say }} />
        </td>
      ))}
    </tr>
  )
})

/** The same set as long as the same columns are numeric: a row is drawn again only for its own change. */
function useNumeric(columns: readonly ColumnConfig[], rows: readonly Row[]): ReadonlySet<string> {
  const ids = useMemo(
    () => JSON.stringify(columns.filter((column) => isNumericColumn(column, rows)).map(({ id }) => id)),
    [columns, rows],
  )
  return useMemo(() => new Set(JSON.parse(ids) as string[]), [ids])
}

/** Only a row of a machine shows it. */
function stateOf(row: Row, now: number, noContactSeconds: number): DisplayState {
  return displayState(row as unknown as Machine, now, noContactSeconds)
}
