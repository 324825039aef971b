import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { StopCodeTile } from './StopCodeTile.tsx'
import styles from './StopCodeTiles.module.css'

interface StopCodeTilesProps {
  codes: readonly StopCode[]
  chosen: string | null
  onChoose: (code: StopCode) => void
  /** Said below the description. */
  whyOf?: ((code: StopCode) => string | undefined) | undefined
}

export function StopCodeTiles({ codes, chosen, onChoose, whyOf }: StopCodeTilesProps) {
  return (
    <div className={styles.tiles}>
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
