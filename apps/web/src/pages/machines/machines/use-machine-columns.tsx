import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import type { ColumnChoice } from '@takt/domain/machines/overview/columns.ts'
import type { MachineColumn } from '@takt/domain/machines/overview/machine-columns.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useMemo } from 'react'
import { hoursText, useNumber } from '../../../data/words/format.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { columnName } from '../../../parts/columns/machine-column-name.ts'
import {
  EmployeeCell,
  MachineCell,
  OrderCell,
  ProgressCell,
  StarCell,
  StateCell,
  TimeCell,
  ToolCell,
  UncodedCell,
} from './MachineCells.tsx'
import { usePeriodFigures } from './use-period-figures.ts'

interface MachineColumnParts {
  choices: readonly ColumnChoice[]
  favourites: readonly string[]
  onStar: (machine_id: string) => void
}

type Look = Pick<TableColumn<Machine>, 'width' | 'minWidth' | 'share' | 'align'>

const looks: Record<MachineColumn, Look> = {
  // Together with the star they fit a 1280 px panel without a scroll bar.
  status: { minWidth: 184, share: 2 },
  // A machine that has stood for a night reads 12:21:04.
  time: { width: 110, align: 'end' },
  machine_id: { minWidth: 126, share: 2 },
  order: { minWidth: 130, share: 3 },
  // A heading of one word does not wrap: 'Werkzeug', 'Ausschuss'.
  tool_id: { minWidth: 98 },
  // Where there is room, thousands of thousands stand in one line.
  progress: { minWidth: 138 },
  scrap: { width: 104, align: 'end' },
  oee: { width: 74, align: 'end' },
  emp_name: { minWidth: 110 },
  uncoded_stops: { width: 92, align: 'end' },
  good: { width: 100, align: 'end' },
  run_time: { width: 130, align: 'end' },
  stop_time: { width: 130, align: 'end' },
  micro_time: { width: 130, align: 'end' },
  card_no: { minWidth: 110 },
  department_description: { minWidth: 140 },
  zone_desc: { minWidth: 130 },
  cat_desc: { minWidth: 130 },
  priority: { width: 100, align: 'end' },
  prepare_status: { width: 130 },
}

/** Columns that stand for one of the orders a person can choose. */
const orderOf: Partial<Record<MachineColumn, string>> = {
  department_description: 'department',
  zone_desc: 'zone',
  cat_desc: 'category',
}

export function useMachineColumns({ choices, favourites, onStar }: MachineColumnParts): TableColumn<Machine>[] {
  const text = useText()
  const cell = useCells()
  return useMemo(() => {
    const star: TableColumn<Machine> = {
      key: 'favourite',
      header: '',
      width: 68,
      cell: ({ machine_id }) => (
        <StarCell machine_id={machine_id} on={favourites.includes(machine_id)} onPress={() => onStar(machine_id)} />
      ),
    }
    const shown = choices.filter(({ visible }) => visible)
    return [
      star,
      ...shown.map(({ key, width }): TableColumn<Machine> => {
        const column = key as MachineColumn
        const { align, ...usual } = looks[column]
        const order = orderOf[column] ?? column
        return {
          key: order,
          header: columnName(text, column),
          align,
          ...(width === null ? usual : { width }),
          ...(machineOrders.some((name) => name === order) ? { sortValue: sortable } : {}),
          cell: (row) => cell(column, row),
        }
      }),
    ]
  }, [choices, favourites, onStar, text, cell])
}

function useCells(): (column: MachineColumn, row: Machine) => ReactNode {
  const text = useText()
  const number = useNumber()
  const figures = usePeriodFigures()
  return useMemo(() => {
    const figure = (row: Machine, show: (of: MachineFigures) => ReactNode) => {
      const own = figures.get(row.machine_id)
      return own ? show(own) : '–'
    }
    const cells: Record<MachineColumn, (row: Machine) => ReactNode> = {
      status: (row) => <StateCell machine={row} />,
      time: (row) => <TimeCell machine={row} />,
      machine_id: (row) => <MachineCell machine={row} />,
      order: (row) => <OrderCell machine={row} />,
      tool_id: (row) => <ToolCell machine={row} />,
      progress: (row) => <ProgressCell machine={row} />,
      scrap: (row) => figure(row, ({ scrap_qty }) => number(scrap_qty)),
      oee: (row) => figure(row, ({ oee }) => percentText(oee, number)),
      emp_name: (row) => <EmployeeCell machine={row} />,
      uncoded_stops: (row) => <UncodedCell count={row.uncoded_stops} />,
      good: (row) => figure(row, ({ good_qty }) => number(good_qty)),
      run_time: (row) => figure(row, ({ run_seconds }) => hoursText(run_seconds)),
      stop_time: (row) => figure(row, ({ stop_seconds }) => hoursText(stop_seconds)),
      micro_time: (row) => figure(row, ({ micro_seconds }) => hoursText(micro_seconds)),
      card_no: (row) => row.card_no,
      department_description: (row) => row.department_description,
      zone_desc: (row) => row.zone_desc,
      cat_desc: (row) => row.cat_desc,
      priority: (row) => row.priority,
      prepare_status: (row) => (row.prepare_status === 1 ? text('machines.next-prepared') : '–'),
    }
    return (column: MachineColumn, row: Machine) => cells[column](row)
  }, [text, number, figures])
}

/** The page sorts; the table only needs to know that the column can be. */
function sortable(): null {
  return null
}
