import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { StopCodeTile } from './StopCodeTile.tsx'
import styles from './StopCodeTiles.module.css'

interface StopCodeTilesProps {
  codes: readonly StopCode[]
  chosen: string | null
  onChoose: (code: StopCode) => void
  /** Said below the description. */
  whyOf?: ((code: StopCode) => string | undefined) | undefined
  /** A few fill the row; of many each is as wide as in the other groups. */
  few?: boolean
}

export function StopCodeTiles({ codes, chosen, onChoose, whyOf, few = false }: StopCodeTilesProps) {
  return (
    <div className={classNames(styles.tiles, few && styles.few)}>
      {codes.map((code) => (
        <StopCodeTile
          key={code.stop_code}
          code={code}
          chosen={chosen === code.stop_code}
          onChoose={onChoose}
          why={whyOf?.(code)}
        />
      ))}
    </div>
  )
}
