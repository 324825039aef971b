/** The parts of a connection that table, card and panel show alike. */
import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag, type StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useServerNow } from '../../../data/live/live.ts'
import { useAge } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { maybeText } from '../../../data/words/sentences.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ConnectorCells.module.css'
import { lastHeard, readLastError, reasonText, shortSender } from './connector-list.ts'

const states: Record<ConnectorRow['state'], { tone: StatusTone; word: TextKey }> = {
  connecting: { tone: 'waiting', word: 'connections.connecting' },
  connected: { tone: 'good', word: 'connections.connected' },
  lost: { tone: 'bad', word: 'connections.lost' },
  closed: { tone: 'off', word: 'connections.closed' },
  posting: { tone: 'good', word: 'connections.posting' },
  silent: { tone: 'no-contact', word: 'connections.silent' },
}

export function StateCell({ row }: { row: ConnectorRow }) {
  const text = useText()
  const { tone, word } = states[row.state]
  return <StatusTag tone={tone} label={text(word)} size="s" />
}

export function NameCell({ row }: { row: ConnectorRow }) {
  const text = useText()
  return (
    <span className={styles.two}>
      <span className={styles.strong}>{row.connector}</span>
      {row.shared_name && (
        <span className={styles.shared}>
          <WarningIcon size={16} />
          {text('connections.shared')} {shortSender(row.sender)}
        </span>
      )}
    </span>
  )
}

export function KindCell({ kind }: { kind: string }) {
  const text = useText()
  const language = useLanguage()
  if (kind === '') return <span className={styles.muted}>{text('connections.kind-unknown')}</span>
  return <span className={styles.lines}>{maybeText(language, `connectors.${kind}`) ?? kind}</span>
}

export function LastSignalCell({ row }: { row: ConnectorRow }) {
  const text = useText()
  const at = lastHeard(row)
  if (at === null) return <span className={styles.muted}>{text('connections.never')}</span>
  return <Ago at={at} />
}

export function QuarantinedCell({ count }: { count: number }) {
  return count === 0 ? <span className={styles.muted}>0</span> : <span className={styles.count}>{count}</span>
}

export function ErrorCell({ row }: { row: ConnectorRow }) {
  const text = useText()
  const error = readLastError(row.last_error)
  if (error === null) return <span className={styles.muted}>{text('connections.no-error')}</span>
  const reason = reasonText(error.reason, text)
  return (
    <span className={styles.two} title={reason}>
      <span>{reason}</span>
      {error.at > 0 && (
        <span className={styles.muted}>
          <Ago at={error.at} />
        </span>
      )}
    </span>
  )
}

function Ago({ at }: { at: number }) {
  const text = useText()
  const age = useAge()
  const now = useServerNow()
  return text('connections.ago', { age: age(now - at) })
}
