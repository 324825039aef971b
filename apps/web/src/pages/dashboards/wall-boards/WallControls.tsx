import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { useAttended } from '../../../shell/layouts/use-attended.ts'
import type { useRotation } from './use-rotation.ts'
import styles from './Wall.module.css'

/** When the next board comes; and while somebody is there, the buttons that lead on and stop. */
export function WallControls({ rotation }: { readonly rotation: ReturnType<typeof useRotation> }) {
  const text = useText()
  const attended = useAttended()
  const { share, paused, go } = rotation
  if (share === null) return null
  return (
    <footer className={styles.footer}>
      {attended && (
        <div className={styles.buttons}>
          <Button icon={<ChevronLeftIcon />} onClick={() => go({ do: 'step', by: -1 })}>
            {text('board.previous')}
          </Button>
          <Button onClick={() => go({ do: 'pause' })}>{text(paused ? 'board.go-on' : 'board.pause')}</Button>
          <Button icon={<ChevronRightIcon />} onClick={() => go({ do: 'step', by: 1 })}>
            {text('board.next')}
          </Button>
        </div>
      )}
      <div className={styles.progress} aria-hidden="true" data-share={share.toFixed(2)}>
        <div className={styles.spent} style={{ transform: `scaleX(${share})` }} />
      </div>
    </footer>
  )
}
