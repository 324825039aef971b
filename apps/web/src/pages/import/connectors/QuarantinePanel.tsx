import type { ConnectorRow, QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useEffect, useId, useRef } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Stale, StaleAge } from '../../../parts/stale/Stale.tsx'
import { ConnectorFacts } from './ConnectorFacts.tsx'
import { QuarantineActions } from './QuarantineActions.tsx'
import { QuarantinedSignals } from './QuarantinedSignals.tsx'
import { QuarantineOutcome } from './QuarantineOutcome.tsx'
import styles from './QuarantinePanel.module.css'
import { failedSince, REFRESH_SECONDS } from './refresh.ts'
import { useChosenSignals } from './use-chosen-signals.ts'
import { useQuarantineWork } from './use-quarantine-work.ts'

const none: readonly QuarantinedSignal[] = []

interface QuarantinePanelProps {
  row: ConnectorRow
  onClose: () => void
  /** It replaces the list: who reads with the keyboard goes on here. */
  takeFocus: boolean
}

export function QuarantinePanel({ row, onClose, takeFocus }: QuarantinePanelProps) {
  const text = useText()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const mayAccept = useMayCall('replay_quarantined_signals')
  const mayAct = useMayCall('discard_quarantined_signals') && mayAccept
  const load = useLoad('get_quarantined_signals', { connector: row.connector }, { everySeconds: REFRESH_SECONDS })
  // The answer is by name; another sender under this name has a row of its own.
  const signals = load.rows?.filter(({ sender }) => sender === row.sender) ?? none
  const choice = useChosenSignals(signals)
  const work = useQuarantineWork()
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          {text('quarantine.title', { name: row.connector })}
        </h2>
        <StaleAge since={failedSince(load)} />
        {load.error && load.rows && <Button onClick={() => void load.reload()}>{text('shell.retry')}</Button>}
        {mayAct && signals.length > 0 && (
          <QuarantineActions
            signals={signals}
            choice={choice}
            progress={work.progress}
            onStart={(what, which) => void work.start(what, which).then(choice.clear)}
          />
        )}
        <IconButton className={styles.close} aria-label={text('shell.close')} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <ConnectorFacts row={row} />
      {work.outcome && <QuarantineOutcome outcome={work.outcome} onClose={work.forget} />}
      {load.error && !load.rows ? (
        <ErrorState
          message={text('quarantine.failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      ) : load.rows === undefined ? (
        <div className={styles.loading}>
          <Skeleton lines={3} height={32} />
        </div>
      ) : signals.length === 0 && row.quarantined === 0 ? (
        <EmptyState title={text('quarantine.empty')} text={text('quarantine.empty-text')} />
      ) : (
        <Stale when={load.error !== null}>
          <p className={styles.text}>
            {text('quarantine.text')} {!mayAct && text('quarantine.not-yours')}{' '}
            {row.quarantined > signals.length &&
              text('quarantine.newest', { count: signals.length, total: row.quarantined })}
          </p>
          <QuarantinedSignals
            signals={signals}
            choice={mayAct ? choice : undefined}
            disabled={work.progress !== null}
          />
        </Stale>
      )}
    </section>
  )
}
