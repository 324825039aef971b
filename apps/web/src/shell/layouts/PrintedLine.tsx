import { usePrinting } from '@takt/ui/print/printing.ts'
import { serverNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Layout.module.css'

/** Figures of a moment say nothing the next day when the paper does not say of which. */
export function PrintedLine() {
  return usePrinting() ? <Line /> : null
}

function Line() {
  const text = useText()
  const { full_name, username, time_zone } = useSession()
  const when = dayAndTime(serverNow(), { timeZone: time_zone })
  return <p className={styles.printed}>{text('paper.printed', { when, who: full_name || username })}</p>
}
