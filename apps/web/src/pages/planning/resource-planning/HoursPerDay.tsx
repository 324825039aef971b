import { hoursPerDay } from '@takt/domain/planning/resource-hours.ts'
import type { ResourceOrder } from '../../../data/chosen/selection.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayInWords, plannedHoursText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './HoursPerDay.module.css'

/** What the resource has taken on, day by day. */
export function HoursPerDay({ orders, resource }: { orders: readonly ResourceOrder[]; resource: string }) {
  const text = useText()
  const language = useLanguage()
  const { time_zone } = useSession()
  const days = hoursPerDay(orders, resource, time_zone)
  return (
    <section className={styles.days} aria-label={text('resources.per-day')}>
      <h2 className={styles.title}>{text('resources.per-day')}</h2>
      {days.length === 0 && <p className={styles.muted}>{text('resources.nothing-taken')}</p>}
      <ul className={styles.list}>
        {days.map(({ day, hours }) => (
          <li key={day} className={styles.day}>
            <span>{dayInWords(day, language, 'date')}</span>
            <strong>{plannedHoursText(hours)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
