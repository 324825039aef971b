/** The tables whose columns a company or a person can choose, by the name in their address. */
import type { KnownColumn } from '@takt/domain/machines/overview/columns.ts'
import { LATE_ORDERS, lateOrderColumns } from '@takt/domain/machines/overview/late-order-columns.ts'
import { MACHINES, machineColumns } from '@takt/domain/machines/overview/machine-columns.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { columnLabel, textOf } from '../../../dashboard/column-label.ts'
import type { useText } from '../../../data/words/use-text.ts'
import { columnName } from '../../../parts/columns/machine-column-name.ts'
import { wizardTable } from '../../../wizards/engine/step-table.ts'
import { wizards } from '../../../wizards/wizards.ts'

type Say = ReturnType<typeof useText>

export interface ColumnTable {
  /** In the address. */
  readonly template: string
  /** What its columns are stored under. */
  readonly stored: string
  readonly title: TextKey
  /** It stands in a wizard. */
  readonly wizard: boolean
  readonly known: readonly KnownColumn[]
  nameOf(say: Say, key: string): string
}

const overviews: readonly ColumnTable[] = [
  {
    template: 'machines',
    stored: MACHINES,
    title: 'columns.machines',
    wizard: false,
    known: machineColumns,
    nameOf: columnName,
  },
  {
    template: 'late_orders',
    stored: LATE_ORDERS,
    title: 'columns.late-orders',
    wizard: false,
    known: lateOrderColumns,
    nameOf: (say, key) => columnLabel(say, key) ?? key,
  },
]

/** One column alone is nothing to choose from. */
function stepTables(): ColumnTable[] {
  const steps = wizards.flatMap(({ steps }) => steps)
  const once = steps.filter(({ kind }, at) => steps.findIndex((other) => other.kind === kind) === at)
  return once.flatMap(({ kind, label, table }) => {
    if (!table || table.columns.length < 2) return []
    return [
      {
        template: wizardTable(kind),
        stored: wizardTable(kind),
        title: label,
        wizard: true,
        known: table.columns.map((key) => ({ key })),
        nameOf: (say: Say, key: string) => textOf(say, `wizard.column.${key}`) ?? key,
      },
    ]
  })
}

export const columnTables: readonly ColumnTable[] = [...overviews, ...stepTables()]
