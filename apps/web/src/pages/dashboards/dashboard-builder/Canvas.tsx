import { type CSSProperties, useRef } from 'react'
import { DashboardGrid } from '../../../dashboard/DashboardGrid.tsx'
import type { DashboardStore } from '../../../dashboard/data/dashboard-store.ts'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import type { BuilderState, BuilderStep } from './builder-state.ts'
import styles from './Canvas.module.css'
import { CanvasWidget } from './CanvasWidget.tsx'
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
  readonly say: Say
  readonly step: (step: BuilderStep) => void
  readonly onRemove: (id: string) => void
}

export function Canvas({ state, find, store, path, plain, say, step, onRemove }: CanvasProps) {
  const dashboard = state.history.present
  const { size } = dashboard
  const canvas = useRef<HTMLDivElement>(null)
  const scale = useElementWidth(canvas) / SCREEN.width
  return (
    <section className={styles.frame} aria-label={say('builder.canvas')}>
      <div className={styles.room}>
        <div
          ref={canvas}
          className={plain ? styles.plain : styles.canvas}
          style={{ '--columns': size.x, '--rows': size.y, '--scale': scale } as CSSProperties}
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
                        widget={dashboard.widgets.find((widget) => widget.id === id)!}
                        name={nameOf(id, state, find, say)}
                        selected={state.selected === id}
                        {...{ size, canvas, say, step, onRemove }}
                      >
                        {content}
                      </CanvasWidget>
                    )
              }
            />
          </div>
        </div>
      </div>
      {!plain && <p className={styles.hint}>{say('builder.hint')}</p>}
    </section>
  )
}

export function nameOf(id: string, state: BuilderState, find: FindWidget, say: Say): string {
  const widget = state.history.present.widgets.find((one) => one.id === id)
  return widget === undefined ? '' : widgetName(widget, find, say)
}
