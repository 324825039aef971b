import type { AdminActionRow } from '@takt/domain/ground/model/admin-action.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './AdminActionsPage.module.css'
import { resultText } from './result-text.ts'

export function ActionLog({ rows }: { rows: readonly AdminActionRow[] }) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  if (rows.length === 0) return <EmptyState title={text('admin-action.none')} />
  return (
    <ol className={styles.log} aria-label={text('admin-action.log')}>
      {rows.map((row) => (
        <li key={row.record_no} className={styles.entry}>
          <span className={styles.when}>{dayAndTime(Date.parse(row.at), { timeZone })}</span>
          <span className={styles.user}>{row.username}</span>
          <span className={styles.what}>{text(`admin-action.${row.action}`)}</span>
          <span>{resultText(row, text)}</span>
        </li>
      ))}
    </ol>
  )
}
