import { Button } from '@takt/ui/button/Button.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type LogEntry, type LogLevel, logEntries, subscribeLog } from '../../../data/call/client-log.ts'
import { useText } from '../../../data/words/use-text.ts'
import { saveFile } from '../../../device/save-file.ts'
import styles from './DevlogView.module.css'
import { filterLog } from './filter-log.ts'

export function DevlogView() {
  const text = useText()
  const live = useSyncExternalStore(subscribeLog, logEntries)
  const [held, setHeld] = useState<readonly LogEntry[] | null>(null)
  const [level, setLevel] = useState<LogLevel | 'all'>('all')
  const [search, setSearch] = useState('')
  const shown = useMemo(() => filterLog(held ?? live, { level, search }), [held, live, level, search])
  const columns = useMemo<TableColumn<LogEntry>[]>(
    () => [
      {
        key: 'at',
        header: text('devlog.time'),
        width: 140,
        cell: (row) => new Date(row.at).toISOString().slice(11, 23),
      },
      { key: 'level', header: text('devlog.level'), width: 110, cell: (row) => row.level },
      { key: 'source', header: text('devlog.source'), width: 110, cell: (row) => row.source },
      {
        key: 'message',
        header: text('devlog.message'),
        minWidth: 400,
        cell: (row) => (row.detail ? `${row.message} ${JSON.stringify(row.detail)}` : row.message),
      },
    ],
    [text],
  )
  return (
    <div className={styles.view}>
      <h1>{text('title.devlog')}</h1>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label={text('devlog.search')}
          placeholder={text('devlog.search')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
        <Segmented
          label={text('devlog.level')}
          value={level}
          onValueChange={setLevel}
          options={[
            { value: 'all', label: text('devlog.all') },
            { value: 'info', label: text('devlog.info') },
            { value: 'warning', label: text('devlog.warnings') },
            { value: 'error', label: text('devlog.errors') },
          ]}
        />
        <Button onClick={() => setHeld(held === null ? live : null)}>
          {text(held === null ? 'devlog.pause' : 'devlog.resume')}
        </Button>
        <Button onClick={() => download(shown)}>{text('devlog.download')}</Button>
      </div>
      <DataTable
        className={styles.table}
        label={text('title.devlog')}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        empty={<EmptyState title={text('devlog.empty')} />}
      />
    </div>
  )
}

function keyOf(entry: LogEntry): string {
  return String(entry.id)
}

function download(entries: readonly LogEntry[]): void {
  saveFile('takt-devlog.json', JSON.stringify(entries, null, 2), 'application/json')
}
