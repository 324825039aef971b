import { useServerNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { plantTime } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import styles from './PlantClock.module.css'

/** Date and time of the plant, by the server's clock: a PC that is set wrong does not show. */
export function PlantClock({ date = true }: { date?: boolean }) {
  const now = useServerNow()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString().slice(0, 19)}>
      {date && <span className={styles.date}>{plantTime(now, { language, timeZone, kind: 'date' })}</span>}
      <span className={styles.time}>{plantTime(now, { language, timeZone, kind: 'clock' })}</span>
    </time>
  )
}
