/** What is being built, as a pure reducer: every rule of the builder is a table test without a screen. */
import { aligned, distributed, sameSize } from '@takt/domain/dashboards/building/align.ts'
import { around, movable, type Places, withPlaces } from '@takt/domain/dashboards/building/boxes.ts'
import { type Clip, clipOf } from '@takt/domain/dashboards/building/clip.ts'
import { restacked } from '@takt/domain/dashboards/building/layers.ts'
import { pasted } from '@takt/domain/dashboards/building/paste.ts'
import { type Selection, select, stillThere } from '@takt/domain/dashboards/building/selection.ts'
import { movedTogether, sizedTogether } from '@takt/domain/dashboards/building/together.ts'
import type { Dashboard, DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { amend, type History, record, redo, startHistory, undo } from '@takt/domain/dashboards/history.ts'
import { clampedToGrid, firstFreePlace, moved, NEW_WIDGET_SIZE, raised } from '@takt/domain/dashboards/placement.ts'
import type { BuilderStep } from './builder-step.ts'

export interface BuilderState {
  readonly history: History<Dashboard>
  /** What the server has, and its version. */
  readonly saved: Dashboard
  readonly version: number
  readonly selected: Selection
  /** Of the last step; a step with the same one goes on with it instead of being a step of its own. */
  readonly tag: string
}

export function startBuilding(on: { readonly dashboard: Dashboard; readonly version: number }): BuilderState {
  return { history: startHistory(on.dashboard), saved: on.dashboard, version: on.version, selected: [], tag: '' }
}

export function isChanged(state: BuilderState): boolean {
  return state.history.present !== state.saved
}

export function build(state: BuilderState, step: BuilderStep): BuilderState {
  const now = state.history.present
  const meant = () => movable(now.widgets, state.selected)
  const arranged = (places: Places, tag = '') => changed(state, withWidgets(now, withPlaces(now.widgets, places)), tag)
  switch (step.do) {
    case 'select':
      return { ...state, selected: select(state.selected, step.ids, step.how), tag: '' }
    case 'add':
      return added(state, step)
    case 'arrange':
      return arranged(step.places, step.tag)
    case 'place':
      return arranged(new Map([[step.id, clampedToGrid(step.box, now.size)]]), step.tag)
    case 'nudge':
      return arranged(nudged(meant(), step, now.size))
    case 'align':
      return arranged(aligned(meant(), step.to, now.size))
    case 'distribute':
      return arranged(distributed(meant(), step.along))
    case 'same-size':
      return arranged(sameSize(meant(), step.what, now.size))
    case 'layer':
      return changed(
        state,
        onWidgets(now, [step.id], (widget) => ({ ...widget, pos: { ...widget.pos, z: step.z } })),
        `z${step.id}`,
      )
    case 'raise':
    case 'lower':
      return changed(
        state,
        onWidgets(now, state.selected, (widget) => raised(widget, step.do === 'raise' ? 1 : -1)),
      )
    case 'restack':
      return changed(state, withWidgets(now, restacked(now.widgets, step.id, step.by)))
    case 'lock':
      return changed(
        state,
        onWidgets(now, step.ids, (widget) => withLock(widget, step.locked)),
      )
    case 'remove':
      return removed(state)
    case 'duplicate': {
      const clip = clipOf(now, state.selected)
      return clip === undefined ? state : withPasted(state, clip, step.newIds)
    }
    case 'paste':
      return withPasted(state, step.clip, step.newIds)
    case 'config':
      return changed(
        state,
        onWidgets(now, [step.id], (widget) => ({ ...widget, config: { ...step.config } })),
        step.tag,
      )
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

/** Bound to the dashboard of this state: a step on a widget that is gone, or against the edge, changes nothing. */
function changed(state: BuilderState, next: Dashboard, tag = ''): BuilderState {
  if (next === state.history.present) return state
  const goesOn = tag !== '' && tag === state.tag
  return { ...state, history: goesOn ? amend(state.history, next) : record(state.history, next), tag }
}

function added(state: BuilderState, step: Extract<BuilderStep, { do: 'add' }>): BuilderState {
  const now = state.history.present
  const { size } = now
  const free =
    step.at === undefined
      ? firstFreePlace(now.widgets, size)
      : { pos: moved(clampedToGrid({ x: 0, y: 0, ...NEW_WIDGET_SIZE }, size), step.at, size), size }
  if (free === undefined) return state
  const widget = { id: step.id, component: step.component, pos: free.pos, config: { ...step.config } }
  const next = { ...now, widgets: [...now.widgets, widget], size: free.size }
  return { ...changed(state, next), selected: [step.id] }
}

function nudged(
  widgets: readonly DashboardWidget[],
  by: Extract<BuilderStep, { do: 'nudge' }>,
  size: Dashboard['size'],
): Places {
  if (by.size !== true) return movedTogether(widgets, by, size)
  const body = around(widgets.map(({ pos }) => pos)) ?? { w: 0, h: 0 }
  return sizedTogether(widgets, { w: body.w + by.x, h: body.h + by.y, free: true }, size)
}

function removed(state: BuilderState): BuilderState {
  const now = state.history.present
  const gone = new Set(movable(now.widgets, state.selected).map(({ id }) => id))
  if (gone.size === 0) return state
  const left = now.widgets.filter(({ id }) => !gone.has(id))
  return stillSelected(changed(state, { ...now, widgets: left }))
}

function withPasted(state: BuilderState, clip: Clip, newIds: readonly string[]): BuilderState {
  const next = pasted(state.history.present, clip, newIds)
  return next === undefined ? state : { ...changed(state, next), selected: newIds.slice(0, clip.widgets.length) }
}

function stillSelected(state: BuilderState): BuilderState {
  const selected = stillThere(state.selected, state.history.present.widgets)
  return selected === state.selected ? state : { ...state, selected }
}

function withLock(widget: DashboardWidget, locked: boolean): DashboardWidget {
  if ((widget.locked === true) === locked) return widget
  const { locked: _, ...open } = widget
  return locked ? { ...open, locked } : open
}

function withWidgets(dashboard: Dashboard, widgets: readonly DashboardWidget[]): Dashboard {
  return widgets === dashboard.widgets ? dashboard : { ...dashboard, widgets: [...widgets] }
}

function onWidgets(
  dashboard: Dashboard,
  ids: readonly string[],
  change: (widget: DashboardWidget) => DashboardWidget,
): Dashboard {
  const next = dashboard.widgets.map((widget) => (ids.includes(widget.id) ? change(widget) : widget))
  return next.every((widget, at) => widget === dashboard.widgets[at]) ? dashboard : { ...dashboard, widgets: next }
}
