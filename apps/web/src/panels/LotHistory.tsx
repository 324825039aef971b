import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { useSession } from '../data/session/session.ts'
import { dayAndTime } from '../data/words/format.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './MaterialLots.module.css'

type Change = ProcedureRow<'get_material_lots'>['history'][number]

/** Every lot that was assigned, with time and employee. Those of one group were assigned at once. */
export function LotHistory({ changes }: { changes: readonly Change[] }) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  if (changes.length === 0) return null
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>{text('lots.history')}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.p_order} ${change.group_no} ${change.line_no}`} className={styles.change}>
            <span>{dayAndTime(Date.parse(change.at), { timeZone })}</span>
            <span className={styles.group}>
              {change.p_order === null ? text('lots.before-start') : text('lots.group', { number: change.group_no })}
            </span>
            <span>{change.material_no}</span>
            <span className={styles.lot}>{change.lot === '' ? text('lots.none') : change.lot}</span>
            <span className={styles.group}>{change.employee_name || change.employee || change.username}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
