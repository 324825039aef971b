import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { MinusIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './BarZoom.module.css'
import { usePageZoom, ZOOM } from './zoom.ts'

/** A finger's step; the slider in the user menu has smaller ones. */
const STEP = 10

/** Larger, smaller, and back with a press on the figure. */
export function BarZoom() {
  const text = useText()
  const [zoom, setZoom] = usePageZoom()
  const smallest = zoom <= ZOOM.min
  const largest = zoom >= ZOOM.max
  return (
    <fieldset className={styles.zoom} aria-label={text('bar.zoom')}>
      <IconButton
        aria-label={text('bar.zoom-out')}
        icon={<MinusIcon />}
        disabled={smallest}
        onClick={() => setZoom(Math.max(ZOOM.min, zoom - STEP))}
      />
      <Button
        variant="quiet"
        className={styles.figure}
        aria-label={text('bar.zoom-reset', { percent: zoom })}
        onClick={() => setZoom(ZOOM.default)}
      >
        {zoom} %
      </Button>
      <IconButton
        aria-label={text('bar.zoom-in')}
        icon={<PlusIcon />}
        disabled={largest}
        onClick={() => setZoom(Math.min(ZOOM.max, zoom + STEP))}
      />
    </fieldset>
  )
}
