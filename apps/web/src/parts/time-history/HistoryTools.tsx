import { ZOOM_STEP } from '@takt/domain/history/time-history/view.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { MinusIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import type { ReactNode } from 'react'
import styles from './TimeHistory.module.css'
import type { PicturePlace } from './time-history-place.ts'
import type { ViewControl } from './use-view.ts'

interface HistoryToolsProps {
  readonly view: ViewControl
  readonly place: PicturePlace
  readonly asTable: boolean
  readonly setAsTable: (asTable: boolean) => void
  readonly beside?: ReactNode
}

/** How far a press on earlier or later goes. */
const PAN_SHARE = 0.5

export function HistoryTools({ view, place, asTable, setAsTable, beside }: HistoryToolsProps) {
  const { say } = place
  const width = view.view.to - view.view.from
  return (
    <div className={styles.tools} data-history-tools>
      {beside}
      <Segmented
        label={say('time-history.shown-as')}
        value={asTable ? 'table' : 'picture'}
        onValueChange={(shown) => setAsTable(shown === 'table')}
        options={[
          { value: 'picture', label: say('time-history.picture') },
          { value: 'table', label: say('time-history.table') },
        ]}
      />
      {!asTable && (
        <div className={styles.zoom}>
          <IconButton
            variant="secondary"
            aria-label={say('time-history.zoom-out')}
            icon={<MinusIcon />}
            why={view.whole && say('time-history.whole-shown')}
            onClick={() => view.zoom(1 / ZOOM_STEP)}
          />
          <IconButton
            variant="secondary"
            aria-label={say('time-history.zoom-in')}
            icon={<PlusIcon />}
            onClick={() => view.zoom(ZOOM_STEP)}
          />
          {!view.whole && (
            <>
              <IconButton
                variant="secondary"
                aria-label={say('time-history.earlier')}
                icon={<ChevronLeftIcon />}
                onClick={() => view.pan(-width * PAN_SHARE)}
              />
              <IconButton
                variant="secondary"
                aria-label={say('time-history.later')}
                icon={<ChevronRightIcon />}
                onClick={() => view.pan(width * PAN_SHARE)}
              />
              <Button onClick={view.reset}>{say('time-history.whole')}</Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
