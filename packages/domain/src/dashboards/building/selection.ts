import type { DashboardWidget } from '../dashboard.ts'
import type { Box } from '../placement.ts'

/** Ids in the order in which they were chosen. */
export type Selection = readonly string[]

/** `only` leaves nothing else; `toggle` adds or takes away; `add` adds. */
export type HowToSelect = 'only' | 'toggle' | 'add'

export function select(before: Selection, ids: readonly string[], how: HowToSelect): Selection {
  if (how === 'only') return ids
  const added = ids.filter((id) => !before.includes(id))
  if (how === 'add') return [...before, ...added]
  return [...before.filter((id) => !ids.includes(id)), ...added]
}

/** What is no longer there is no longer chosen. */
export function stillThere(selection: Selection, widgets: readonly Pick<DashboardWidget, 'id'>[]): Selection {
  const left = selection.filter((id) => widgets.some((widget) => widget.id === id))
  return left.length === selection.length ? selection : left
}

/** What a rubber band touches; what is locked lies under it and is not meant. */
export function touchedBy(band: Box, widgets: readonly DashboardWidget[]): string[] {
  return widgets.filter(({ pos, locked }) => locked !== true && touch(pos, band)).map(({ id }) => id)
}

function touch(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
