import type { Dashboard, DashboardWidget, DataSource } from '../dashboard.ts'
import { clampedToGrid } from '../placement.ts'
import { around, tidy } from './boxes.ts'
import { type Clip, withSources } from './clip.ts'
import { freePlaceFor } from './free-place.ts'

/** With its number it must not become longer than a slug may be. */
const MOST_STEM = 74

/**
 * A board with what was copied: under new ids, in the arrangement it had, where it covers nothing. Undefined where the grid
 * can have no more rows for it.
 */
export function pasted(dashboard: Dashboard, clip: Clip, newIds: readonly string[]): Dashboard | undefined {
  const fitting = clip.widgets.map((widget) => ({
    ...widget,
    pos: {
      ...widget.pos,
      ...clampedToGrid(widget.pos, { x: dashboard.size.x, y: Math.max(clip.size.y, dashboard.size.y) }),
    },
  }))
  const body = around(fitting.map(({ pos }) => pos))
  const free = body && freePlaceFor(body, dashboard.widgets, dashboard.size)
  if (body === undefined || free === undefined) return undefined
  const sources = joinedSources(dashboard.dataSources, clip.dataSources)
  const widgets = fitting.map(
    (widget, at): DashboardWidget => ({
      ...widget,
      id: newIds[at] as string,
      pos: {
        ...widget.pos,
        x: tidy(widget.pos.x - body.x + free.pos.x),
        y: tidy(widget.pos.y - body.y + free.pos.y),
      },
      config: withSources({ ...widget.config }, sources.names),
    }),
  )
  const known = dashboard.parameters.map(({ parameter }) => parameter)
  const parameters = clip.parameters.filter((name) => !known.includes(name)).map((parameter) => ({ parameter }))
  return {
    ...dashboard,
    size: free.size,
    dataSources: sources.list,
    parameters: [...dashboard.parameters, ...parameters],
    widgets: [...dashboard.widgets, ...widgets],
  }
}

/** One that is there already in the same form is used; another of its name comes under a free one. */
function joinedSources(
  own: readonly DataSource[],
  others: readonly DataSource[],
): { readonly list: DataSource[]; readonly names: ReadonlyMap<string, string> } {
  const list = [...own]
  const names = new Map<string, string>()
  for (const source of others) {
    const same = list.find((one) => isSame(one, source))
    if (same !== undefined) {
      if (same.slug !== source.slug) names.set(source.slug, same.slug)
      continue
    }
    const slug = freeSlug(source.slug, list)
    if (slug !== source.slug) names.set(source.slug, slug)
    list.push({ ...source, slug })
  }
  return { list, names }
}

/** What it is called does not matter, what it asks for does. */
function isSame(one: DataSource, other: DataSource): boolean {
  const asks = ({ source, multimachine, interval, events, parameters }: DataSource) =>
    JSON.stringify([source, multimachine, interval, events.toSorted(), Object.entries(parameters).toSorted()])
  return asks(one) === asks(other)
}

function freeSlug(wanted: string, taken: readonly DataSource[]): string {
  const isTaken = (slug: string) => taken.some((one) => one.slug === slug)
  const stem = wanted.slice(0, MOST_STEM).replace(/-$/, '')
  let slug = wanted
  for (let number = 2; isTaken(slug); number += 1) slug = `${stem}-${number}`
  return slug
}
