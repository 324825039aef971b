import type { TableColumn } from '@takt/ui/table/table-column.ts'
import type { useText } from '../../data/words/use-text.ts'

interface Offered {
  /** None: every one. */
  readonly machines: readonly string[] | null
  readonly active: boolean
}

/** Where a reason or an activity is offered, and whether it still is. */
export function offeredColumns(text: ReturnType<typeof useText>): readonly TableColumn<Offered>[] {
  return [
    {
      key: 'machines',
      header: text('users.machines'),
      minWidth: 160,
      cell: ({ machines }) => machines?.join(', ') || text('machines-field.every'),
    },
    {
      key: 'active',
      header: text('users.state'),
      width: 150,
      sortValue: ({ active }) => Number(active),
      cell: ({ active }) => text(active ? 'stop-codes.offered' : 'stop-codes.not-offered'),
    },
  ]
}
