import { around, movable } from '@takt/domain/dashboards/building/boxes.ts'
import { type Box, boxPercentages } from '@takt/domain/dashboards/placement.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { DashboardGrid } from '../../../dashboard/DashboardGrid.tsx'
import type { DashboardStore } from '../../../dashboard/data/dashboard-store.ts'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import { arrowStep } from './arrow-step.ts'
import type { BuilderState } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import styles from './Canvas.module.css'
import { CanvasWidget } from './CanvasWidget.tsx'
import { Corner } from './Corner.tsx'
import { useBand } from './use-band.ts'
import { useElementWidth } from './use-element-width.ts'
import { widgetName } from './widget-name.ts'

const noQuery = {}
/** The screen that is built for: the canvas shows it smaller, with everything in proportion. */
const SCREEN = { width: 1600, height: 900 }

interface CanvasProps {
  readonly state: BuilderState
  readonly find: FindWidget
  readonly store: DashboardStore
  readonly path: string
  /** Handles and grid lines are away: the dashboard as it will look. */
  readonly plain: boolean
  /** A press adds to the selection or takes away from it. */
  readonly several: boolean
  readonly canvas: RefObject<HTMLDivElement | null>
  /** Where something that is dragged from the palette would land. */
  readonly dropAt: Box | null
  readonly say: Say
  readonly step: (step: BuilderStep) => void
  readonly onRemove: () => void
}

export function Canvas(props: CanvasProps) {
  const { state, find, store, path, plain, several, canvas, dropAt, say, step, onRemove } = props
  const dashboard = state.history.present
  const { size, widgets } = dashboard
  const scale = useElementWidth(canvas) / SCREEN.width
  const band = useBand({
    canvas,
    size,
    widgets,
    onTouched: (ids) => step({ do: 'select', ids, how: 'only' }),
  })
  /** A locked widget on which the press began: the band may go on from there. */
  const onLocked = useRef<string | undefined>(undefined)
  const adds = (event: PointerEvent | KeyboardEvent) => several || event.shiftKey || event.ctrlKey || event.metaKey
  const pressed = (event: PointerEvent) => {
    const ids = onLocked.current === undefined ? [] : [onLocked.current]
    if (ids.length > 0 || !adds(event)) step({ do: 'select', ids, how: adds(event) ? 'toggle' : 'only' })
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    onLocked.current = (event.target as HTMLElement).closest<HTMLElement>('[data-locked]')?.dataset.locked
    // A finger that is not choosing scrolls the page.
    if (event.pointerType === 'touch' && !several) pressed(event)
    else band.start(event, adds(event) ? state.selected : [])
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (band.end()) pressed(event)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrowStep(event)
    if (arrow !== undefined) step(arrow)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (event.key === 'Escape') step({ do: 'select', ids: [], how: 'only' })
    else return
    event.preventDefault()
  }
  const chosen = movable(widgets, state.selected)
  const body = chosen.length > 1 ? around(chosen.map(({ pos }) => pos)) : undefined
  return (
    <section className={styles.frame} aria-label={say('builder.canvas')} tabIndex={-1} onKeyDown={press}>
      <div
        ref={canvas}
        className={classNames(plain ? styles.plain : styles.canvas, several && styles.choosing)}
        style={{ '--columns': size.x, '--rows': size.y, '--scale': scale } as CSSProperties}
        {...(plain
          ? {}
          : { onPointerDown: begin, onPointerMove: band.move, onPointerUp: end, onPointerCancel: band.end })}
      >
        <div className={styles.screen} style={SCREEN}>
          <DashboardGrid
            dashboard={dashboard}
            find={find}
            mode="preview"
            query={noQuery}
            path={path}
            store={store}
            around={
              plain
                ? undefined
                : (id, content) => (
                    <CanvasWidget
                      widget={widgets.find((widget) => widget.id === id)!}
                      name={nameOf(id, state, find, say)}
                      alone={chosen.length === 1}
                      {...{ state, several, canvas, say, step, adds }}
                    >
                      {content}
                    </CanvasWidget>
                  )
            }
          />
        </div>
        {!plain && body !== undefined && (
          <div className={styles.body} style={boxPercentages(body, size)}>
            <Corner widgets={chosen} {...{ canvas, size, say, step }} />
          </div>
        )}
        {band.band !== null && <div className={styles.band} style={boxPercentages(band.band, size)} />}
        {dropAt !== null && <div className={styles.drop} style={boxPercentages(dropAt, size)} />}
      </div>
    </section>
  )
}

export function nameOf(id: string, state: BuilderState, find: FindWidget, say: Say): string {
  const widget = state.history.present.widgets.find((one) => one.id === id)
  return widget === undefined ? '' : widgetName(widget, find, say)
}
