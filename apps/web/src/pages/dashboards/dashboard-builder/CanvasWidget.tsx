import { movable } from '@takt/domain/dashboards/building/boxes.ts'
import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { LockIcon } from '@takt/ui/icon/arrange-icons.tsx'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import type { Say } from '../../../dashboard/define-widget.ts'
import type { BuilderState } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import styles from './Canvas.module.css'
import { Corner } from './Corner.tsx'
import { useDrag } from './use-drag.ts'

interface CanvasWidgetProps {
  readonly widget: DashboardWidget
  readonly name: string
  readonly state: BuilderState
  /** It is the only one that is selected. */
  readonly alone: boolean
  readonly several: boolean
  readonly canvas: RefObject<HTMLElement | null>
  readonly say: Say
  readonly step: (step: BuilderStep) => void
  /** Whether such a press adds to what is selected. */
  readonly adds: (event: PointerEvent | KeyboardEvent) => boolean
  readonly children: ReactNode
}

/** A widget one can take hold of. Its own buttons sleep underneath: nothing acts while it is being built. */
export function CanvasWidget(props: CanvasWidgetProps) {
  const { widget, name, state, alone, several, canvas, say, step, adds } = props
  const { id, pos } = widget
  const { size, widgets } = state.history.present
  const locked = widget.locked === true
  const selected = state.selected.includes(id)
  const drag = useDrag(canvas, size, (places, tag) => step({ do: 'arrange', places, tag }))
  const byPointer = useRef(false)

  const begin = (event: PointerEvent<HTMLElement>) => {
    byPointer.current = true
    // What is locked lets the rubber band begin upon it: the canvas around it hears of the press.
    if (locked || event.button !== 0) return
    event.stopPropagation()
    if (adds(event)) {
      step({ do: 'select', ids: [id], how: 'toggle' })
      return
    }
    if (!selected) step({ do: 'select', ids: [id], how: 'only' })
    drag.start(event, 'move', movable(widgets, selected ? state.selected : [id]))
  }
  const end = () => {
    // A press on one of several means this one; a drag meant all of them.
    if (drag.end() && selected && state.selected.length > 1) step({ do: 'select', ids: [id], how: 'only' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    step({ do: 'select', ids: [id], how: adds(event) ? 'toggle' : 'only' })
  }
  return (
    <div className={classNames(styles.widget, selected && styles.selected)}>
      <div className={styles.content} inert>
        {props.children}
      </div>
      <button
        type="button"
        className={classNames(styles.surface, locked && styles.locked)}
        data-locked={locked ? id : undefined}
        aria-label={say(locked ? 'builder.handle-locked' : 'builder.handle', {
          widget: name,
          w: pos.w,
          h: pos.h,
          x: pos.x,
          y: pos.y,
        })}
        aria-pressed={selected}
        // By Tab one comes from widget to widget; while several are chosen that must not undo the choice.
        onFocus={() => !byPointer.current && !several && !selected && step({ do: 'select', ids: [id], how: 'only' })}
        onBlur={() => {
          byPointer.current = false
        }}
        onPointerDown={begin}
        onPointerMove={drag.move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      />
      {locked && (
        <span className={styles.lock}>
          <LockIcon size={20} />
        </span>
      )}
      {selected && alone && !locked && <Corner widgets={[widget]} {...{ canvas, size, say, step }} />}
    </div>
  )
}
