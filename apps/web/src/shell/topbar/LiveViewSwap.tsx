import { Button } from '@takt/ui/button/Button.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import { LazyPopup } from '../../parts/lazy-popup/LazyPopup.tsx'
import { LiveViewPopover } from '../lazy-parts.ts'
import styles from './LiveViewSwap.module.css'

/** The live views by name; one opens for the place one is at. Which there are is asked with the first press. */
export function LiveViewSwap() {
  const text = useText()
  return (
    <LazyPopup
      popup={LiveViewPopover}
      trigger={
        <Button
          variant="quiet"
          className={styles.trigger}
          icon={<TilesIcon />}
          iconEnd={<ChevronDownIcon className={styles.chevron} />}
          aria-label={text('swap.live-view')}
          data-help="part.live-view-swap"
        >
          <span className={styles.word}>{text('swap.live-view')}</span>
        </Button>
      }
    />
  )
}

function TilesIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" fill="currentColor">
      <rect x="3" y="4" width="8" height="7" rx="1.5" />
      <rect x="13" y="4" width="8" height="7" rx="1.5" />
      <rect x="3" y="13" width="8" height="7" rx="1.5" />
      <rect x="13" y="13" width="8" height="7" rx="1.5" />
    </svg>
  )
}
