import { classNames } from '@takt/ui/class-names.ts'
import { useConnection, useServerNow } from '../../data/live/live.ts'
import { useAge } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './ConnectionState.module.css'

/** Whether what is on the screen is true now. Lost is a word with its age, not only a colour. */
export function ConnectionState({ quiet = false }: { quiet?: boolean }) {
  const { state, lostSince } = useConnection()
  const text = useText()
  const words =
    state === 'lost' ? (
      <LostAge since={lostSince} />
    ) : (
      text(state === 'live' ? 'connection.live' : 'connection.connecting')
    )
  if (quiet && state !== 'lost') return null
  return (
    <span className={classNames(styles.state, styles[state])} role="status" data-help="part.connection">
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.word}>{words}</span>
    </span>
  )
}

function LostAge({ since }: { since: number | null }) {
  const text = useText()
  const age = useAge()
  const now = useServerNow()
  return since === null ? text('connection.lost') : text('connection.lost-since', { age: age(now - since) })
}
