import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import styles from './CodeBadge.module.css'

/** The number of a code on its colour, as large as the button beside it. */
export function CodeBadge({ code }: { code: StopCode }) {
  const colour = reasonColour(code.stop_code, code.stop_reason_color)
  return (
    <span className={styles.badge} style={{ backgroundColor: colour, color: textOn(colour) }}>
      {code.stop_code}
    </span>
  )
}
