import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import styles from './CodeBadge.module.css'

/** The number of a code on its colour, as large as the button beside it. */
export function CodeBadge({ code }: { code: StopCode }) {
  const colour = reasonColour(code.stop_reason_color) ?? reasonColour(code.group_color)
  const style = colour === undefined ? undefined : { backgroundColor: colour, color: textOn(colour) }
  return (
    <span className={styles.badge} style={style}>
      {code.stop_code}
    </span>
  )
}
