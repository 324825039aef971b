import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './ActivityWords.module.css'

/** Which activity the panel is about: what, where and, once done, by whom. */
export function ActivityWords({ activity }: { activity: InternalActivity }) {
  const text = useText()
  const { description, machine_id, machine_description, performer, extra_info_1, create_note } = activity
  const about = [`${machine_id} ${machine_description}`.trim(), extra_info_1, create_note].filter((part) => part !== '')
  return (
    <div className={styles.words}>
      <p className={styles.name}>{description}</p>
      <p className={styles.about}>{about.join(' · ')}</p>
      {performer !== '' && (
        <p className={styles.about}>
          {text('activity.performer')}: {performer}
        </p>
      )}
    </div>
  )
}
