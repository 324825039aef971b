import { can } from '@takt/domain/ground/permissions.ts'
import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { ConnectorCards } from './ConnectorCards.tsx'
import styles from './ConnectorsPage.module.css'
import { ConnectorTable } from './ConnectorTable.tsx'
import { connectorKey, connectorsNamed, sharedNames } from './connector-list.ts'
import { QuarantinePanel } from './QuarantinePanel.tsx'
import { ReportedSignals } from './ReportedSignals.tsx'
import { REFRESH_SECONDS } from './refresh.ts'
import { SignalKeys } from './SignalKeys.tsx'
import { useChosenConnector } from './use-chosen-connector.ts'

const none: readonly ConnectorRow[] = []

/** Every way from machines to the server, how it is, and what it sent that could not be used. */
export default function ConnectorsPage() {
  const text = useText()
  const phone = usePhone()
  const session = useSession()
  const load = useLoad('get_connectors', {}, { everySeconds: REFRESH_SECONDS })
  const [search, setSearch] = useState('')
  const all = load.rows ?? none
  const shown = useMemo(() => connectorsNamed(all, search), [all, search])
  const shared = sharedNames(all)
  const { key, choose } = useChosenConnector()
  const chosen = all.find((row) => connectorKey(row) === key)
  // Too narrow for both: the chosen one takes the place of the list.
  const alone = phone && chosen !== undefined
  const onChoose = (pressed: string) => {
    // The chosen row again takes the choice back.
    choose(pressed === key ? null : (all.find((row) => connectorKey(row) === pressed) ?? null))
  }

  const List = phone ? ConnectorCards : ConnectorTable
  // Where only the connected technology is one's business there is no administration to go back to.
  const admin = can(session, 'can-access-admin-panel') ? to('admin') : undefined
  return (
    <PageFrame
      layout="flow"
      title={text('title.connectors')}
      about={load.rows && text('connections.count', { count: shown.length })}
      back={alone ? to('connectors') : admin}
      load={load}
      failed={text('connections.failed')}
      tools={
        !alone && (
          <SearchField
            label={text('connections.find')}
            placeholder={text('connections.find')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
        )
      }
    >
      <div className={styles.content}>
        {shared.length > 0 && !alone && (
          <p className={styles.warning}>
            <WarningIcon />
            {text('connections.shared-text', { names: shared.map((name) => `“${name}”`).join(', ') })}
          </p>
        )}
        {!alone && (
          <List
            className={chosen ? styles.above : styles.table}
            rows={shown}
            chosen={chosen ? key : null}
            onChoose={onChoose}
            empty={
              all.length === 0 ? (
                <EmptyState title={text('connections.empty')} text={text('connections.empty-text')} />
              ) : (
                <EmptyState title={text('connections.no-match', { search })} text={text('connections.no-match-text')} />
              )
            }
          />
        )}
        {chosen ? (
          <QuarantinePanel key={key} row={chosen} onClose={() => choose(null)} takeFocus={phone} />
        ) : (
          <>
            <ReportedSignals />
            <SignalKeys />
          </>
        )}
      </div>
    </PageFrame>
  )
}
