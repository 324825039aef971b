import { useState, useSyncExternalStore } from 'react'
import { Card } from '../card/Card.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { ErrorState } from '../state/ErrorState.tsx'
import { LoadingState } from '../state/LoadingState.tsx'
import type { StateTone } from '../state/StateShape.tsx'
import { StateTag } from '../state/StateTag.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { RowCells } from '../table/RowCells.tsx'
import type { TableColumn } from '../table/table-column.ts'
import styles from './Gallery.module.css'

interface Item {
  id: string
  name: string
  tone: StateTone
  count: number
}

const TONES: StateTone[] = ['running', 'stopped', 'uncoded', 'setup', 'no-contact']
const items: Item[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `R-${index + 1}`,
  name: `Article ${((index * 7919) % 900) + 100}, long name that may be cut`,
  tone: TONES[index % TONES.length] ?? 'neutral',
  count: (index * 37) % 1000,
}))

const columns: TableColumn<Item>[] = [
  { key: 'id', header: 'Id', width: 110, cell: (item) => item.id, sortValue: (item) => item.id },
  { key: 'name', header: 'Name', cell: (item) => item.name, sortValue: (item) => item.name },
  {
    key: 'tone',
    header: 'State',
    width: 160,
    cell: (item) => <StateTag size="s" tone={item.tone} label={item.tone} />,
  },
  {
    key: 'count',
    header: 'Count',
    width: 120,
    align: 'end',
    cell: (item) => item.count,
    sortValue: (item) => item.count,
  },
]
const rowKey = (item: Item) => item.id

/** A stand-in for live data: every row follows its own key. */
const live = new Map(items.slice(0, 50).map((item) => [item.id, item]))
const listeners = new Map<string, Set<() => void>>()
const liveKeys = [...live.keys()]

export function bumpRow(key: string) {
  const item = live.get(key)
  if (item === undefined) return
  live.set(key, { ...item, count: item.count + 1 })
  for (const listener of listeners.get(key) ?? []) listener()
}

function LiveRow({ id }: { id: string }) {
  const item = useSyncExternalStore(
    (listener) => {
      const set = listeners.get(id) ?? new Set()
      listeners.set(id, set.add(listener))
      return () => set.delete(listener)
    },
    () => live.get(id),
  )
  return item === undefined ? null : <RowCells columns={columns} row={item} />
}
const renderLiveRow = (key: string) => <LiveRow id={key} />

export function TableSection() {
  const [selected, setSelected] = useState<string | null>('R-3')
  return (
    <>
      <Card title="DataTable, 2,000 rows" flush>
        <DataTable
          className={styles.table}
          framed={false}
          label="Articles"
          columns={columns}
          rows={items}
          rowKey={rowKey}
          selectedKey={selected}
          onSelect={setSelected}
          defaultSort={{ key: 'id', direction: 'ascending' }}
        />
      </Card>
      <Card title="LiveTable, rows follow their own data">
        <LiveTable
          className={styles.table}
          label="Live"
          columns={columns}
          keys={liveKeys}
          renderRow={renderLiveRow}
          selectedKey={null}
          onSelect={bumpRow}
        />
      </Card>
      <Card title="Without rows">
        <div className={styles.pair}>
          <DataTable
            className={styles.short}
            label="Empty"
            columns={columns}
            rows={[]}
            rowKey={rowKey}
            empty={<EmptyState title="No orders" text="Nothing is planned for this place." />}
          />
          <DataTable
            className={styles.short}
            label="Loading"
            columns={columns}
            rows={[]}
            rowKey={rowKey}
            loading={<LoadingState label="Loading" />}
          />
          <DataTable
            className={styles.short}
            label="Failed"
            columns={columns}
            rows={[]}
            rowKey={rowKey}
            error={<ErrorState message="The list could not be loaded" retryLabel="Try again" onRetry={() => {}} />}
          />
        </div>
      </Card>
    </>
  )
}
