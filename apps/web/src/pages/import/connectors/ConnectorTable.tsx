import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useMemo } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { ErrorCell, KindCell, LastSignalCell, NameCell, QuarantinedCell, StateCell } from './ConnectorCells.tsx'
import { connectorKey } from './connector-list.ts'

export interface ConnectorListProps {
  rows: readonly ConnectorRow[]
  chosen: string | null
  onChoose: (key: string) => void
  empty: ReactNode
  className?: string | undefined
}

/** A thousand million. */
const USUAL_LENGTH = 13

export function ConnectorTable({ rows, chosen, onChoose, empty, className }: ConnectorListProps) {
  const text = useText()
  const number = useNumber()
  // Some programs count in milliseconds since 1970.
  const longest = Math.max(USUAL_LENGTH, ...rows.map((row) => number(row.committed).length))
  const columns = useMemo<TableColumn<ConnectorRow>[]>(
    () => [
      {
        key: 'connector',
        header: text('connections.name'),
        minWidth: 210,
        sortValue: (row) => row.connector,
        cell: (row) => <NameCell row={row} />,
      },
      { key: 'kind', header: text('connections.kind'), minWidth: 165, cell: (row) => <KindCell kind={row.kind} /> },
      {
        key: 'state',
        header: text('connections.state'),
        width: 165,
        sortValue: (row) => row.state,
        cell: (row) => <StateCell row={row} />,
      },
      {
        key: 'last_signal',
        header: text('connections.last-signal'),
        width: 140,
        cell: (row) => <LastSignalCell row={row} />,
      },
      {
        key: 'committed',
        header: text('connections.committed'),
        width: widthFor([text('connections.committed'), '0'.repeat(longest)]),
        align: 'end',
        cell: (row) => number(row.committed),
      },
      {
        key: 'backlog',
        header: text('connections.backlog'),
        width: 125,
        align: 'end',
        sortValue: (row) => row.backlog,
        cell: (row) => number(row.backlog),
      },
      {
        key: 'quarantined',
        header: text('connections.quarantined'),
        width: 140,
        align: 'end',
        sortValue: (row) => row.quarantined,
        cell: (row) => <QuarantinedCell count={row.quarantined} />,
      },
      {
        key: 'last_error',
        header: text('connections.last-error'),
        minWidth: 165,
        cell: (row) => <ErrorCell row={row} />,
      },
    ],
    [text, number, longest],
  )
  return (
    <DataTable
      className={className}
      label={text('title.connectors')}
      columns={columns}
      rows={rows}
      rowKey={connectorKey}
      selectedKey={chosen}
      onSelect={onChoose}
      empty={empty}
    />
  )
}
