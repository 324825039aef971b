import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import styles from './ReasonCell.module.css'

/** A code with the colour it has in lists and graphs. */
export function CodeCell({ code, colour }: { code: string; colour: string }) {
  const own = reasonColour(colour)
  return (
    <span className={styles.code}>
      {own !== undefined && <span className={styles.colour} style={{ background: own }} />}
      {code}
    </span>
  )
}
