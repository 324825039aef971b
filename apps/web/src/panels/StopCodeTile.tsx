import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { textOn } from '@takt/domain/ground/stop-colour.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useSession } from '../data/session/session.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './StopCodeTile.module.css'

interface StopCodeTileProps {
  code: StopCode
  chosen: boolean
  onChoose: (code: StopCode) => void
  why?: string | undefined
}

/** One reason, big enough for a glove. One that needs a higher level is there, and says so. */
export function StopCodeTile({ code, chosen, onChoose, why }: StopCodeTileProps) {
  const text = useText()
  const allowed = reachesLevel(useSession(), code.security_level)
  const colour = reasonColour(code.stop_code, code.stop_reason_color)
  return (
    <button
      type="button"
      className={classNames(styles.tile, chosen && styles.chosen)}
      aria-pressed={chosen}
      disabled={!allowed}
      onClick={() => onChoose(code)}
    >
      <span className={styles.code} style={{ backgroundColor: colour, color: textOn(colour) }}>
        {code.stop_code}
      </span>
      <span className={styles.words}>
        {code.stop_description}
        {why !== undefined && <span className={styles.why}>{why}</span>}
        {!allowed && (
          <span className={styles.level}>{text('stop.level-needed', { level: code.security_level ?? 0 })}</span>
        )}
      </span>
    </button>
  )
}
