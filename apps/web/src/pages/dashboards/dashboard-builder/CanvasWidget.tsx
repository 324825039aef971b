import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { classNames } from '@takt/ui/class-names.ts'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import type { Say } from '../../../dashboard/define-widget.ts'
import type { BuilderStep } from './builder-state.ts'
import styles from './Canvas.module.css'
import { useDrag } from './use-drag.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface CanvasWidgetProps {
  readonly widget: DashboardWidget
  readonly name: string
  readonly selected: boolean
  readonly size: { readonly x: number; readonly y: number }
  readonly canvas: RefObject<HTMLElement | null>
  readonly say: Say
  readonly step: (step: BuilderStep) => void
  readonly onRemove: (id: string) => void
  readonly children: ReactNode
}

/** A widget one can take hold of. Its own buttons sleep underneath: nothing acts while it is being built. */
export function CanvasWidget(props: CanvasWidgetProps) {
  const { widget, name, selected, size, canvas, say, step, onRemove } = props
  const { id, pos } = widget
  const drag = useDrag(canvas, size, (box, tag) => step({ do: 'place', id, box, tag }))
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (by !== undefined) step({ do: 'nudge', id, dx: by[0], dy: by[1], resize: event.shiftKey })
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id)
    else if (event.key === 'Escape') step({ do: 'select', id: null })
    else return
    event.preventDefault()
  }
  return (
    <div className={classNames(styles.widget, selected && styles.selected)}>
      <div className={styles.content} inert>
        {props.children}
      </div>
      <button
        type="button"
        className={styles.surface}
        aria-label={say('builder.handle', { widget: name, w: pos.w, h: pos.h, x: pos.x, y: pos.y })}
        aria-pressed={selected}
        onFocus={() => step({ do: 'select', id })}
        onPointerDown={(event) => {
          step({ do: 'select', id })
          drag.start(event, 'move', pos)
        }}
        onKeyDown={press}
        {...drag.handlers}
      />
      {selected && (
        <button
          type="button"
          className={styles.corner}
          aria-label={say('builder.resize')}
          onPointerDown={(event) => drag.start(event, 'resize', pos)}
          onKeyDown={(event) => {
            const by = arrows[event.key]
            if (by === undefined) return
            event.preventDefault()
            step({ do: 'nudge', id, dx: by[0], dy: by[1], resize: true })
          }}
          {...drag.handlers}
        />
      )}
    </div>
  )
}
