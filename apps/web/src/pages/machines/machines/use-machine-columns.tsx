import { amountsOf } from '@takt/domain/ground/made-by-unit.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import type { MachineColumn } from '@takt/domain/machines/overview/machine-columns.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useMemo } from 'react'
import { hoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RecentStrip } from '../../../parts/strip/RecentStrip.tsx'
import { unitsOf } from './column-contents.ts'
import { useColumnHeading } from './column-heading.ts'
import {
  AmountsCell,
  MachineCell,
  NameCell,
  OrderCell,
  ProgressCell,
  StarCell,
  StateCell,
  TimeCell,
  ToolCell,
  UncodedCell,
} from './MachineCells.tsx'
import { OeeCell } from './OeeCell.tsx'
import { usePeriodFigures } from './use-period-figures.ts'
import { type ShownColumn, STAR_WIDTH } from './use-shown-columns.ts'

interface MachineColumnParts {
  shown: readonly ShownColumn[]
  orderUnits: readonly string[]
  favourites: readonly string[]
  onStar: (machine_id: string) => void
}

interface Look {
  /** Of the room that is left: names and the strip can use it, a number cannot. */
  readonly share?: number
  readonly align?: 'end'
}

const looks: Record<MachineColumn, Look> = {
  status: { share: 1 },
  time: { align: 'end' },
  machine_id: { share: 3 },
  strip: { share: 2 },
  order: { share: 3 },
  tool_id: {},
  progress: {},
  scrap: { align: 'end' },
  oee: { align: 'end' },
  emp_name: { share: 1 },
  uncoded_stops: { align: 'end' },
  good: { align: 'end' },
  run_time: { align: 'end' },
  stop_time: { align: 'end' },
  micro_time: { align: 'end' },
  card_no: {},
  department_description: { share: 1 },
  zone_desc: { share: 1 },
  cat_desc: { share: 1 },
  priority: { align: 'end' },
  prepare_status: {},
}

/** Columns that stand for one of the orders a person can choose. */
const orderOf: Partial<Record<MachineColumn, string>> = {
  department_description: 'department',
  zone_desc: 'zone',
  cat_desc: 'category',
}

export function useMachineColumns(parts: MachineColumnParts): TableColumn<Machine>[] {
  const { shown, orderUnits, favourites, onStar } = parts
  const heading = useColumnHeading(orderUnits)
  const cell = useCells(orderUnits.length > 1)
  return useMemo(() => {
    const star: TableColumn<Machine> = {
      key: 'favourite',
      header: '',
      width: STAR_WIDTH,
      cell: ({ machine_id }) => (
        <StarCell machine_id={machine_id} on={favourites.includes(machine_id)} onPress={() => onStar(machine_id)} />
      ),
    }
    return [
      star,
      ...shown.map(({ key: column, least, width }): TableColumn<Machine> => {
        const { align, share } = looks[column]
        const order = orderOf[column] ?? column
        return {
          key: order,
          header: heading(column),
          align,
          ...(width !== null || share === undefined ? { width: least } : { minWidth: least, share }),
          ...(machineOrders.some((name) => name === order) ? { sortValue: sortable } : {}),
          cell: (row) => cell(column, row),
        }
      }),
    ]
  }, [shown, favourites, onStar, heading, cell])
}

function useCells(severalUnits: boolean): (column: MachineColumn, row: Machine) => ReactNode {
  const text = useText()
  const figures = usePeriodFigures()
  return useMemo(() => {
    const units = unitsOf([...figures.values()])
    const figure = (row: Machine, show: (of: MachineFigures) => ReactNode) => {
      const own = figures.get(row.machine_id)
      return own ? show(own) : '–'
    }
    const cells: Record<MachineColumn, (row: Machine) => ReactNode> = {
      status: (row) => <StateCell machine={row} />,
      time: (row) => <TimeCell machine={row} />,
      machine_id: (row) => <MachineCell machine={row} />,
      strip: (row) => <RecentStrip machine={row} />,
      order: (row) => <OrderCell machine={row} />,
      tool_id: (row) => <ToolCell machine={row} />,
      progress: (row) => <ProgressCell machine={row} withUnit={severalUnits} />,
      scrap: (row) => figure(row, ({ made }) => <AmountsCell amounts={amountsOf(made, 'scrap_qty')} units={units} />),
      oee: (row) => figure(row, (of) => <OeeCell of={of} />),
      emp_name: (row) => <NameCell>{row.emp_name}</NameCell>,
      uncoded_stops: (row) => <UncodedCell count={row.uncoded_stops} />,
      good: (row) => figure(row, ({ made }) => <AmountsCell amounts={amountsOf(made, 'good_qty')} units={units} />),
      run_time: (row) => figure(row, ({ run_seconds }) => hoursText(run_seconds)),
      stop_time: (row) => figure(row, ({ stop_seconds }) => hoursText(stop_seconds)),
      micro_time: (row) => figure(row, ({ micro_seconds }) => hoursText(micro_seconds)),
      card_no: (row) => row.card_no,
      department_description: (row) => <NameCell>{row.department_description}</NameCell>,
      zone_desc: (row) => <NameCell>{row.zone_desc}</NameCell>,
      cat_desc: (row) => <NameCell>{row.cat_desc}</NameCell>,
      priority: (row) => row.priority,
      prepare_status: (row) => (row.prepare_status === 1 ? text('machines.next-prepared') : '–'),
    }
    return (column: MachineColumn, row: Machine) => cells[column](row)
  }, [text, figures, severalUnits])
}

/** The page sorts; the table only needs to know that the column can be. */
function sortable(): null {
  return null
}
