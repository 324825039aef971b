import type { StopCode } from '@takt/domain/model/stop.ts'
import { StopCodeTile } from './StopCodeTile.tsx'
import styles from './StopCodeTiles.module.css'

interface StopCodeTilesProps {
  codes: readonly StopCode[]
  chosen: string | null
  onChoose: (code: StopCode) => void
}

export function StopCodeTiles({ codes, chosen, onChoose }: StopCodeTilesProps) {
  return (
    <div className={styles.tiles}>
      {codes.map((code) => (
        <StopCodeTile key={code.stop_code} code={code} chosen={chosen === code.stop_code} onChoose={onChoose} />
      ))}
    </div>
  )
}
