import type { Dashboard, DashboardWidget } from '../dashboard.ts'
import { type Box, clampedToGrid } from '../placement.ts'
import { around, type Places, tidy } from './boxes.ts'

type Placed = Pick<DashboardWidget, 'id' | 'pos'>

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

const lines: Readonly<Record<Alignment, (body: Box, box: Box) => Partial<Box>>> = {
  left: (body) => ({ x: body.x }),
  center: (body, box) => ({ x: body.x + (body.w - box.w) / 2 }),
  right: (body, box) => ({ x: body.x + body.w - box.w }),
  top: (body) => ({ y: body.y }),
  middle: (body, box) => ({ y: body.y + (body.h - box.h) / 2 }),
  bottom: (body, box) => ({ y: body.y + body.h - box.h }),
}

/** With the outermost of them; one alone with the board. */
export function aligned(widgets: readonly Placed[], to: Alignment, size: Dashboard['size']): Places {
  const body = widgets.length === 1 ? { x: 0, y: 0, w: size.x, h: size.y } : around(widgets.map(({ pos }) => pos))
  if (body === undefined) return new Map()
  return new Map(
    widgets.map(({ id, pos }) => {
      const { x = pos.x, y = pos.y } = lines[to](body, pos)
      return [id, { x: tidy(x), y: tidy(y), w: pos.w, h: pos.h }]
    }),
  )
}

/** Two have one gap between them, and nothing to be equal with. */
export const FEWEST_TO_DISTRIBUTE = 3

/** The outermost stay, the gaps between all of them become equal; where there is no room they overlap equally. */
export function distributed(widgets: readonly Placed[], along: 'across' | 'down'): Places {
  if (widgets.length < FEWEST_TO_DISTRIBUTE) return new Map()
  const [start, long] = along === 'across' ? (['x', 'w'] as const) : (['y', 'h'] as const)
  const inTurn = widgets.toSorted((a, b) => a.pos[start] - b.pos[start])
  const body = around(widgets.map(({ pos }) => pos)) as Box
  const taken = inTurn.reduce((sum, { pos }) => sum + pos[long], 0)
  const gap = (body[long] - taken) / (widgets.length - 1)
  let at = body[start]
  return new Map(
    inTurn.map(({ id, pos: { x, y, w, h } }) => {
      const box = { x, y, w, h, [start]: tidy(at) }
      at += box[long] + gap
      return [id, box]
    }),
  )
}

/** As wide, as high, or both, as the one that was chosen first. */
export function sameSize(
  widgets: readonly Placed[],
  what: 'width' | 'height' | 'both',
  size: Dashboard['size'],
): Places {
  const measure = widgets[0]?.pos
  if (measure === undefined) return new Map()
  return new Map(
    widgets.map(({ id, pos: { x, y, w, h } }) => {
      const wide = what === 'height' ? w : measure.w
      const high = what === 'width' ? h : measure.h
      return [id, clampedToGrid({ x, y, w: wide, h: high }, size)]
    }),
  )
}
