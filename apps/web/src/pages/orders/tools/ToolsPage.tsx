import { findsTool, type ToolRow } from '@takt/domain/machines/overview/tool-row.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { ToolCards } from './ToolCards.tsx'
import styles from './ToolsPage.module.css'

const REFRESH_SECONDS = 60

export default function ToolsPage() {
  const text = useText()
  const phone = usePhone()
  const [search, setSearch] = useState('')
  const load = useLoad('get_tool_overview', {}, { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged'] })
  const found = useMemo(() => (load.rows ?? []).filter((tool) => findsTool(tool, search)), [load.rows, search])
  const columns = useToolColumns()
  const empty = (
    <EmptyState title={text(search === '' ? 'tools.empty' : 'overview.no-match', { search: search.trim() })} />
  )
  return (
    <PageFrame
      layout="list"
      title={text('title.tools')}
      about={load.rows && text('tools.count', { count: found.length })}
      load={load}
      failed={text('tools.failed')}
      tools={
        <SearchField
          className={styles.search}
          label={text('overview.search')}
          placeholder={text('overview.search')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
      }
    >
      {phone ? (
        <ToolCards tools={found} empty={empty} />
      ) : (
        <DataTable
          label={text('title.tools')}
          columns={columns}
          rows={found}
          rowKey={idOf}
          defaultSort={{ key: 'tool_id', direction: 'ascending' }}
          empty={empty}
        />
      )}
    </PageFrame>
  )
}

const idOf = (tool: ToolRow) => tool.tool_id

function useToolColumns(): TableColumn<ToolRow>[] {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const word = (key: 'tool_id' | 'tool_description' | 'work_order_no'): TableColumn<ToolRow> => ({
      key,
      header: text(`column.${key}`),
      sortValue: (row) => row[key] || null,
      cell: (row) => row[key],
    })
    return [
      word('tool_id'),
      { ...word('tool_description'), minWidth: 220 },
      {
        key: 'machine_id',
        header: text('column.machine_id'),
        sortValue: ({ machine_id }) => (machine_id === '-' ? null : machine_id),
        cell: ({ machine_id }) => <MachineLink machine_id={machine_id} />,
      },
      {
        key: 'cavities',
        header: text('tools.cavities'),
        width: 180,
        align: 'end',
        sortValue: (row) => row.cavities_open,
        cell: (row) => `${row.cavities_open} / ${row.cavities_total}`,
      },
      word('work_order_no'),
      {
        key: 'last_used',
        header: text('tools.last-used'),
        width: MOMENT_WIDTH,
        sortValue: (row) => (row.last_used === '' ? null : Date.parse(row.last_used)),
        cell: (row) => (row.last_used === '' ? '–' : dayAndTime(Date.parse(row.last_used), { timeZone })),
      },
    ]
  }, [text, timeZone])
}

function MachineLink({ machine_id }: { machine_id: string }) {
  if (machine_id === '-') return '-'
  return (
    <AppLink className={styles.link} to={to('machine', { machine: machine_id })}>
      {machine_id}
    </AppLink>
  )
}
