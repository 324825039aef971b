import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import { useText } from '../../../data/words/use-text.ts'
import { StateCell } from './ConnectorCells.tsx'
import { readLastError, reasonText } from './connector-list.ts'
import styles from './QuarantinePanel.module.css'

/** What has no room in a row of the table: why it is as it is, and the last error to its end. */
export function ConnectorFacts({ row }: { row: ConnectorRow }) {
  const text = useText()
  const error = readLastError(row.last_error)
  return (
    <dl className={styles.facts}>
      {row.reason !== '' && (
        <>
          <dt>{text('connections.state')}</dt>
          <dd>
            <StateCell row={row} /> {row.reason}
          </dd>
        </>
      )}
      {error && (
        <>
          <dt>{text('connections.last-error')}</dt>
          <dd>{reasonText(error.reason, text)}</dd>
        </>
      )}
      {row.sender !== '' && (
        <>
          <dt>{text('connections.sender')}</dt>
          <dd className={styles.mono}>{row.sender}</dd>
        </>
      )}
    </dl>
  )
}
