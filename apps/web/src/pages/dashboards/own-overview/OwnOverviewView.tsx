import { MOST_QUERY_ROWS } from '@takt/domain/dashboards/query-choice.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { foundRows } from '@takt/domain/machines/overview/own-overview.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { RefreshIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useMemo, useState } from 'react'
import { keyOf, none, useOverviewTable } from '../../../dashboard/own-overview/use-overview-table.ts'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import type { OwnOverview } from '../../../data/dashboards/own-overviews.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { DeleteOverview } from './DeleteOverview.tsx'
import styles from './OwnOverviewPage.module.css'
import { ValueFields } from './ValueFields.tsx'

const ColumnsDialog = lazy(() => import('../../../parts/columns/ColumnsDialog.tsx'))

interface OwnOverviewViewProps {
  readonly overview: OwnOverview
  /** The person's values were stored. */
  readonly onValues: () => Promise<void>
}

export function OwnOverviewView({ overview, onValues }: OwnOverviewViewProps) {
  const text = useText()
  const number = useNumber()
  const session = useSession()
  const { record_no, overview_name, note, parameters: asked, seconds } = overview
  const [values, setValues] = useState(() => Object.fromEntries(asked.map(({ name, value }) => [name, value])))
  const parameters = useMemo(
    () => Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? ''])),
    [asked, values],
  )
  const missing = asked.find(({ name }) => (parameters[name] ?? '').trim() === '')
  const load = useLoad(
    'get_own_overview_data',
    { record_no, parameters },
    { enabled: missing === undefined, everySeconds: seconds },
  )
  const table = useOverviewTable(record_no, load.rows?.[0])
  const [search, setSearch] = useState('')
  const [setup, setSetup] = useState(false)
  const { pending, run } = useOneAtATime()
  const found = useMemo(() => foundRows(table.rows, search, table.shown), [table.rows, table.shown, search])
  const mayChange = can(session, 'change-own-webcolumns') || can(session, 'change-default-webcolumns')

  const show = (given: Readonly<Record<string, string>>) => {
    setValues(given)
    void call('save_own_overview_values', { record_no, parameters: given }).then(onValues, (problem: unknown) => {
      notify.refused(problem)
    })
  }
  const count = table.rows.length
  const about =
    search.trim() !== ''
      ? text('own-overview.found', { found: number(found.length), count: number(count) })
      : count >= MOST_QUERY_ROWS
        ? text('own-overview.most', { count: number(count) })
        : text('own-overview.rows', { count })
  return (
    <PageFrame
      layout="list"
      title={overview_name}
      about={missing === undefined && load.rows ? about : note || undefined}
      load={missing === undefined ? load : undefined}
      failed={text('own-overview.failed')}
      tools={
        <>
          <SearchField
            className={styles.search}
            label={text('own-overview.search')}
            placeholder={text('own-overview.search')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          <Button
            icon={<RefreshIcon />}
            busy={pending === 'refresh'}
            why={missing && text('own-overview.missing', { name: missing.prompt })}
            onClick={() => void run('refresh', load.reload)}
          >
            {text('shell.refresh')}
          </Button>
          {mayChange && (
            <Button why={table.known.length === 0 && text('own-overview.no-columns')} onClick={() => setSetup(true)}>
              {text('columns.open')}
            </Button>
          )}
          <DeleteOverview overview={overview} />
          {asked.length > 0 && <ValueFields asked={asked} values={parameters} onShow={show} />}
        </>
      }
    >
      {missing !== undefined ? (
        <EmptyState
          title={text('own-overview.missing', { name: missing.prompt })}
          text={text('own-overview.missing-text')}
        />
      ) : (
        <DataTable
          label={overview_name}
          columns={table.columns}
          rows={table.columns.length === 0 ? none : found}
          rowKey={keyOf}
          empty={
            search.trim() !== '' ? (
              <EmptyState title={text('own-overview.none-found')} />
            ) : (
              <EmptyState title={text('own-overview.empty')} text={text('own-overview.empty-text')} />
            )
          }
        />
      )}
      {setup && (
        <ColumnsDialog
          own={table.own}
          known={table.known}
          nameOf={table.nameOf}
          title={text('own-overview.columns', { name: overview_name })}
          onClose={() => setSetup(false)}
        />
      )}
    </PageFrame>
  )
}
