import { type ErpSubject, erpSubjects } from '@takt/domain/erp/subjects.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName } from '../../../routes/use-route-params.ts'
import styles from './ErpFailedPage.module.css'
import { FailedRecords } from './FailedRecords.tsx'
import { subjectNames } from './subject-names.ts'
import { routeOf, subjectOf } from './subject-routes.ts'
import { useChosenRecords } from './use-chosen-records.ts'

/** A record that was sent again says soon how it went. */
const REFRESH_SECONDS = 5

const routes = [
  'erpFailedCancellations',
  'erpFailedPalletFlags',
  'erpFailedMaterials',
  'erpFailedScrap',
  'erpFailedTransactions',
] as const

/** What the ERP did not take: five subjects, five addresses, one screen. */
export default function ErpFailedPage() {
  const session = useSession()
  const text = useText()
  const subject = subjectOf[useRouteName(...routes)]
  if (session.has_api_token) return <FailedOf key={subject} subject={subject} />
  return (
    <PageFrame layout="reading" title={text('title.erp-failed')}>
      <EmptyState
        title={text('erp.not-configured')}
        text={text('erp.not-configured-text')}
        action={
          can(session, 'can-access-admin-panel') && <AppLink to={to('erpLink')}>{text('title.erp-link')}</AppLink>
        }
      />
    </PageFrame>
  )
}

function FailedOf({ subject }: { subject: ErpSubject }) {
  const text = useText()
  const go = useGo()
  const load = useLoad('get_failed_erp_records', { subject }, { everySeconds: REFRESH_SECONDS })
  const counts = useLoad('get_failed_erp_counts', {}, { everySeconds: REFRESH_SECONDS })
  const [search, setSearch] = useState('')
  const shown = useMemo(() => load.rows?.filter((row) => isNamed(row, search)), [load.rows, search])
  const chosen = useChosenRecords(subject, shown)
  const countOf = (of: ErpSubject) => counts.rows?.find((row) => row.subject === of)?.failed
  return (
    <PageFrame
      layout="screen"
      title={text('title.erp-failed')}
      about={shown && text('erp.count', { count: shown.length })}
      load={load}
      failed={text('erp.failed-to-load')}
      tools={
        <SearchField
          className={styles.search}
          label={text('erp.find')}
          placeholder={text('erp.find')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
      }
    >
      <Tabs
        className={styles.tabs}
        label={text('title.erp-failed')}
        value={subject}
        onValueChange={(next) => go(to(routeOf[next]))}
        tabs={erpSubjects.map((of) => ({
          value: of,
          label: text(subjectNames[of]),
          badge: countOf(of),
          panel: of === subject && (
            <FailedRecords
              subject={subject}
              rows={shown}
              chosen={chosen}
              empty={
                search.trim() === '' ? (
                  <EmptyState title={text('erp.empty')} text={text('erp.empty-text')} />
                ) : (
                  <EmptyState title={text('erp.no-match', { search: search.trim() })} />
                )
              }
            />
          ),
        }))}
      />
    </PageFrame>
  )
}

const searched = [
  'record_no',
  'machine_id',
  'card_no',
  'work_order_no',
  'part_no',
  'material_no',
  'last_error',
] as const

function isNamed(row: Record<(typeof searched)[number], string | number>, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return wanted === '' || searched.some((name) => String(row[name]).toLowerCase().includes(wanted))
}
