import { rowKeys, rowsOfMachines, sortRows } from '@takt/domain/dashboard/rows.ts'
import { columnHeader, shownColumns } from '@takt/domain/dashboard/table-config.ts'
import type { Row } from '@takt/domain/dashboard/value-config.ts'
import { displayState } from '@takt/domain/machine/display-state.ts'
import type { Machine } from '@takt/domain/model/machine.ts'
import { type CSSProperties, memo, useMemo } from 'react'
import { AutoScroll } from '../../dashboard/AutoScroll.tsx'
import { columnLabel, textOf } from '../../dashboard/column-label.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { Cell } from './Cell.tsx'
import styles from './Table.module.css'
import { cellOf } from './table.cells.ts'
import { GRID_COLOR, type table } from './table.widget.ts'

type Props = WidgetProps<(typeof table)['options'], ReturnType<(typeof table)['needs']>>

export default function Table({ config, data, mode, now, plant, say }: Props) {
  const rows = useMemo(
    () => sortRows(rowsOfMachines(data.rows, config.machineId), { prop: config.sortProp, order: config.sortOrder }),
    [data.rows, config],
  )
  const columns = useMemo(() => shownColumns(config.table, Object.keys(data.rows[0] ?? {})), [config, data.rows])
  const keys = useMemo(() => rowKeys(rows, config.slug), [rows, config])
  if (rows.length === 0) return <p className={styles.empty}>{say('widget.no-data')}</p>
  const words = { text: (key: string) => textOf(say, key), column: (key: string) => columnLabel(say, key) }
  const lines = config.gridColor === GRID_COLOR ? undefined : ({ '--grid': config.gridColor } as CSSProperties)
  return (
    <AutoScroll on={config.autoScroll && mode === 'active'} className={styles.scroll}>
      <table className={styles.table} style={lines}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.header}>
                {columnHeader(column, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line
              key={keys[at]}
              {...{ row, columns, plant, say }}
              silent={isSilent(row, now, plant.noContactSeconds)}
            />
          ))}
        </tbody>
      </table>
    </AutoScroll>
  )
}

interface LineProps extends Pick<Props, 'plant' | 'say'> {
  readonly row: Row
  readonly columns: ReturnType<typeof shownColumns>
  /** Silence begins by the clock, without a change of the row. */
  readonly silent: boolean
}

/** Drawn again only when its own row changed or its machine fell silent. */
const Line = memo(function Line({ row, columns, plant, say, silent }: LineProps) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => (
        <td key={column.id} className={styles.cell}>
          <Cell content={cellOf(column, row, plant)} silent={silent} plant={plant} say={say} />
        </td>
      ))}
    </tr>
  )
})

function isSilent(row: Row, now: number, noContactSeconds: number): boolean {
  if (typeof row.last_signal !== 'string') return false
  return displayState(row as unknown as Machine, now, noContactSeconds) === 'no-contact'
}
