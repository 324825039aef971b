import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import type { RefObject } from 'react'
import type { Say } from '../../../dashboard/define-widget.ts'
import { arrowStep } from './arrow-step.ts'
import type { BuilderStep } from './builder-step.ts'
import styles from './Canvas.module.css'
import { useDrag } from './use-drag.ts'

interface CornerProps {
  /** What becomes larger by it. */
  readonly widgets: readonly DashboardWidget[]
  readonly canvas: RefObject<HTMLElement | null>
  readonly size: { readonly x: number; readonly y: number }
  readonly say: Say
  readonly step: (step: BuilderStep) => void
}

/** The lower right corner, by which what is selected is made larger and smaller. */
export function Corner({ widgets, canvas, size, say, step }: CornerProps) {
  const drag = useDrag(canvas, size, (places, tag) => step({ do: 'arrange', places, tag }))
  return (
    <button
      type="button"
      className={styles.corner}
      aria-label={say('builder.resize')}
      onPointerDown={(event) => {
        event.stopPropagation()
        drag.start(event, 'resize', widgets)
      }}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
      onKeyDown={(event) => {
        const arrow = arrowStep(event, 'corner')
        if (arrow === undefined) return
        event.preventDefault()
        // The canvas around it would move what is meant to be sized.
        event.stopPropagation()
        step(arrow)
      }}
    />
  )
}
