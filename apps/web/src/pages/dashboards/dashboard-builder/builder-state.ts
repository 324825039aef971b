/** What is being built, as a pure reducer: every rule of the builder is a table test without a screen. */
import type { Dashboard, DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { amend, type History, record, redo, startHistory, undo } from '@takt/domain/dashboards/history.ts'
import { type Box, clampedToGrid, firstFreePlace, moved, raised, resized } from '@takt/domain/dashboards/placement.ts'
import type { StoredConfig } from '@takt/domain/dashboards/read-config.ts'

export interface BuilderState {
  readonly history: History<Dashboard>
  /** What the server has, and its version. */
  readonly saved: Dashboard
  readonly version: number
  readonly selected: string | null
  /** Of the last step; a step with the same one goes on with it instead of being a step of its own. */
  readonly tag: string
}

export type BuilderStep =
  | { readonly do: 'select'; readonly id: string | null }
  | { readonly do: 'add'; readonly id: string; readonly component: string; readonly config: StoredConfig }
  | { readonly do: 'place'; readonly id: string; readonly box: Box; readonly tag: string }
  | { readonly do: 'layer'; readonly id: string; readonly z: number }
  | { readonly do: 'nudge'; readonly id: string; readonly dx: number; readonly dy: number; readonly resize: boolean }
  | { readonly do: 'config'; readonly id: string; readonly config: StoredConfig; readonly tag: string }
  | { readonly do: 'remove' | 'raise' | 'lower'; readonly id: string }
  | { readonly do: 'duplicate'; readonly id: string; readonly newId: string }
  | { readonly do: 'settings'; readonly change: Partial<Dashboard>; readonly tag: string }
  | { readonly do: 'undo' | 'redo' | 'discard' }
  | { readonly do: 'saved'; readonly dashboard: Dashboard; readonly version: number }
  | { readonly do: 'load'; readonly dashboard: Dashboard; readonly version: number }

export function startBuilding(on: { readonly dashboard: Dashboard; readonly version: number }): BuilderState {
  return { history: startHistory(on.dashboard), saved: on.dashboard, version: on.version, selected: null, tag: '' }
}

export function isChanged(state: BuilderState): boolean {
  return state.history.present !== state.saved
}

export function build(state: BuilderState, step: BuilderStep): BuilderState {
  const now = state.history.present
  switch (step.do) {
    case 'select':
      return { ...state, selected: step.id, tag: '' }
    case 'add': {
      const free = firstFreePlace(now.widgets, now.size)
      if (free === undefined) return state
      const widget = { id: step.id, component: step.component, pos: free.pos, config: { ...step.config } }
      const next = { ...withWidgets(now, [...now.widgets, widget]), size: free.size }
      return { ...changed(state, next), selected: step.id }
    }
    case 'place':
      return changed(
        state,
        onWidget(now, step.id, (widget) => placed(widget, step.box, now)),
        step.tag,
      )
    case 'layer':
      return changed(
        state,
        onWidget(now, step.id, (widget) => ({ ...widget, pos: { ...widget.pos, z: step.z } })),
        `z${step.id}`,
      )
    case 'nudge':
      return changed(
        state,
        onWidget(now, step.id, (widget) => nudged(widget, step, now)),
      )
    case 'config':
      return changed(
        state,
        onWidget(now, step.id, (widget) => ({ ...widget, config: { ...step.config } })),
        step.tag,
      )
    case 'remove': {
      const next = changed(
        state,
        withWidgets(
          now,
          now.widgets.filter(({ id }) => id !== step.id),
        ),
      )
      return { ...next, selected: state.selected === step.id ? null : state.selected }
    }
    case 'raise':
    case 'lower':
      return changed(
        state,
        onWidget(now, step.id, (widget) => raised(widget, step.do === 'raise' ? 1 : -1)),
      )
    case 'duplicate':
      return duplicated(state, step)
    case 'settings':
      return changed(state, { ...now, ...step.change }, step.tag)
    case 'undo':
    case 'redo':
      return stillSelected({
        ...state,
        history: step.do === 'undo' ? undo(state.history) : redo(state.history),
        tag: '',
      })
    case 'discard':
      return stillSelected(changed(state, state.saved))
    case 'saved':
      return { ...state, saved: step.dashboard, version: step.version, tag: '' }
    case 'load':
      return startBuilding(step)
  }
}

/** Bound to the dashboard of this state: a step on a widget that is gone changes nothing. */
function changed(state: BuilderState, next: Dashboard, tag = ''): BuilderState {
  if (next === state.history.present) return state
  const goesOn = tag !== '' && tag === state.tag
  return { ...state, history: goesOn ? amend(state.history, next) : record(state.history, next), tag }
}

function duplicated(state: BuilderState, step: { readonly id: string; readonly newId: string }): BuilderState {
  const now = state.history.present
  const original = now.widgets.find(({ id }) => id === step.id)
  if (original === undefined) return state
  const beside = moved(original.pos, { x: original.pos.x + 1, y: original.pos.y + 1 }, now.size)
  const copy = { ...original, id: step.newId, pos: beside, config: { ...original.config } }
  return { ...changed(state, withWidgets(now, [...now.widgets, copy])), selected: step.newId }
}

function stillSelected(state: BuilderState): BuilderState {
  const there = state.history.present.widgets.some(({ id }) => id === state.selected)
  return there ? state : { ...state, selected: null }
}

function withWidgets(dashboard: Dashboard, widgets: DashboardWidget[]): Dashboard {
  return { ...dashboard, widgets }
}

function onWidget(dashboard: Dashboard, id: string, change: (widget: DashboardWidget) => DashboardWidget): Dashboard {
  const widget = dashboard.widgets.find((one) => one.id === id)
  if (widget === undefined) return dashboard
  const next = change(widget)
  if (next === widget) return dashboard
  return withWidgets(
    dashboard,
    dashboard.widgets.map((one) => (one.id === id ? next : one)),
  )
}

function placed(widget: DashboardWidget, box: Box, { size }: Dashboard): DashboardWidget {
  return atPlace(widget, { ...widget.pos, ...clampedToGrid(box, size) })
}

function nudged(
  widget: DashboardWidget,
  by: { readonly dx: number; readonly dy: number; readonly resize: boolean },
  { size }: Dashboard,
): DashboardWidget {
  const { pos } = widget
  const next = by.resize
    ? resized(pos, { w: pos.w + by.dx, h: pos.h + by.dy }, size)
    : moved(pos, { x: pos.x + by.dx, y: pos.y + by.dy }, size)
  return atPlace(widget, next)
}

/** Pushed against the edge of the grid nothing changes: that is no step to undo. */
function atPlace(widget: DashboardWidget, pos: DashboardWidget['pos']): DashboardWidget {
  const same = (['x', 'y', 'w', 'h', 'z'] as const).every((edge) => pos[edge] === widget.pos[edge])
  return same ? widget : { ...widget, pos }
}
