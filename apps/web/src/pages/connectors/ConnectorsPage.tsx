import type { ConnectorRow } from '@takt/domain/model/connector.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../data/use-load.ts'
import { usePhone } from '../../data/use-phone.ts'
import { useText } from '../../data/use-text.ts'
import { Stale, StaleAge } from '../../shell/stale/Stale.tsx'
import { ConnectorCards } from './ConnectorCards.tsx'
import styles from './ConnectorsPage.module.css'
import { ConnectorTable } from './ConnectorTable.tsx'
import { connectorKey, connectorsNamed, sharedNames } from './connector-list.ts'
import { QuarantinePanel } from './QuarantinePanel.tsx'
import { failedSince, REFRESH_SECONDS } from './refresh.ts'
import { SignalKeys } from './SignalKeys.tsx'
import { useChosenConnector } from './use-chosen-connector.ts'

const none: readonly ConnectorRow[] = []

/** Every way from machines to the server, how it is, and what it sent that could not be used. */
export default function ConnectorsPage() {
  const text = useText()
  const phone = usePhone()
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
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('title.connectors')}</h1>
        {load.rows && <span className={styles.muted}>{text('connections.count', { count: shown.length })}</span>}
        <StaleAge since={failedSince(load)} />
        {load.error && load.rows && <Button onClick={() => void load.reload()}>{text('shell.retry')}</Button>}
        {!alone && (
          <SearchField
            className={styles.search}
            label={text('connections.find')}
            placeholder={text('connections.find')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
        )}
      </header>
      {shared.length > 0 && !alone && (
        <p className={styles.warning}>
          <WarningIcon />
          {text('connections.shared-text', { names: shared.map((name) => `“${name}”`).join(', ') })}
        </p>
      )}
      <Stale className={styles.content} when={load.error !== null && all.length > 0}>
        {!alone && (
          <List
            className={classNames(styles.table, chosen && styles.above)}
            rows={shown}
            chosen={chosen ? key : null}
            onChoose={onChoose}
            loading={load.loading ? <Rows /> : undefined}
            error={
              load.error && !load.rows ? (
                <ErrorState
                  message={text('connections.failed')}
                  detail={load.error.message}
                  retryLabel={text('shell.retry')}
                  onRetry={() => void load.reload()}
                />
              ) : undefined
            }
            empty={
              all.length === 0 ? (
                <EmptyState title={text('connections.empty')} text={text('connections.empty-text')} />
              ) : (
                <EmptyState title={text('connections.no-match', { search })} text={text('connections.no-match-text')} />
              )
            }
          />
        )}
        {chosen && <QuarantinePanel key={key} row={chosen} onClose={() => choose(null)} takeFocus={phone} />}
      </Stale>
      {!chosen && <SignalKeys />}
    </div>
  )
}

function Rows() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  )
}
