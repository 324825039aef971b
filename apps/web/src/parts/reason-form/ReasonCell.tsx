import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import styles from './ReasonCell.module.css'

/** A code with the colour it has in lists and graphs. */
export function CodeCell({ code, colour }: { code: string; colour: string | undefined }) {
  return (
    <span className={styles.code}>
      {colour !== undefined && <span className={styles.colour} style={{ background: reasonColour(code, colour) }} />}
      {code}
    </span>
  )
}
