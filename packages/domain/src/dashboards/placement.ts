import type { Dashboard, DashboardWidget, WidgetPosition } from './dashboard.ts'
import { drawnGrid, type GridSettings, readGrid } from './grid-settings.ts'
import { MOST_CELLS } from './grid-size.ts'

export const DEFAULT_LAYER = 5
/** A background lies under everything unless somebody says otherwise: D-WIDGET-10-X. */
const BACKGROUND_LAYER = 1
const BACKGROUND = 'section'
export const LEAST_SIZE = 0.1
export const NEW_WIDGET_SIZE = { w: 6, h: 4 }

type Size = Dashboard['size']
type Layered = { readonly pos: WidgetPosition; readonly component?: string }
export type Box = Pick<WidgetPosition, 'x' | 'y' | 'w' | 'h'>

/** The box as percentages of the grid: D-SCREEN-02. Values outside the grid are drawn where they stand, and clipped. */
export function boxPercentages(box: Box, size: Size): { left: string; top: string; width: string; height: string } {
  return {
    left: percent(box.x / size.x),
    top: percent(box.y / size.y),
    width: percent(box.w / size.x),
    height: percent(box.h / size.y),
  }
}

export function layerOf(widget: Layered): number {
  return widget.pos.z ?? (widget.component === BACKGROUND ? BACKGROUND_LAYER : DEFAULT_LAYER)
}

/** From the bottom up; equal layers keep the order of the list: D-SCREEN-03, 04-X. */
export function inDrawingOrder<W extends Layered>(widgets: readonly W[]): W[] {
  return [...widgets].sort((a, b) => layerOf(a) - layerOf(b))
}

/** The widgets under which another one may lie: of its colour only a browser could tell what is seen of it. */
export function standingOnOthers(widgets: readonly DashboardWidget[]): ReadonlySet<string> {
  const inOrder = inDrawingOrder(widgets)
  const painted = ({ component, config }: DashboardWidget) =>
    component === BACKGROUND || config.backgroundEnabled === true
  return new Set(
    inOrder
      .filter(({ pos }, at) => inOrder.slice(0, at).some((below) => painted(below) && overlap(below.pos, pos)))
      .map(({ id }) => id),
  )
}

/** Narrower than this share of a phone a widget cannot be read. */
const LEAST_SHARE = 0.4
/** What holds rows, tiles or a whole page: as flat as on a wall a phone would show one and a half of them. */
const HOLDS_MANY = new Set([
  'datasource-multi-value-table',
  'iframe',
  'own-overview',
  'report',
  'sub-dashboard',
  'sub-dashboard-multiple',
  'table',
])
const TILES = 'sub-dashboard-multiple'
/** Two tiles stand side by side on a phone, each row of them about so high, by the width of the box. */
const TILE_ROW = 0.47
const SHIFTS_OF_A_WEEK = 'target-fulfillment'
/** Heights of its heading and of the lines of one machine, by the width of the box. */
const HEAD_OF_SHIFTS = 0.28
const SHIFTS_OF_ONE = 0.47
/** A strip along a wall is drawn for its width: as flat on a phone its names would take more room than its bars. */
const GRAPHS: ReadonlySet<string> = new Set(['graph', 'location-graph', 'datasource-multi-value-graph', 'sql-graph'])
const FLATTEST_GRAPH = 1.3
/** Width by height of a small table with its heading. */
const FLATTEST_TABLE = 1.8
/** Boxes are drawn for a screen of this form. */
const DRAWN_FOR = 16 / 9

export interface StackedBox {
  /** Its turn from the top: as one reads. */
  readonly turn: number
  /** Width by height: as it was drawn, and for what holds many at least as high as wide. */
  readonly form: number
}

/**
 * A dashboard with boxes too narrow for a phone is one column there, in the order in which one reads; backgrounds, which
 * lie under several boxes, are left out. Undefined: it was made for a phone and stays as it is drawn, or has nothing that
 * stands beside something.
 */
export function stackedOnPhone({
  widgets,
  size,
  suitedForMobile,
}: Pick<Dashboard, 'widgets' | 'size' | 'suitedForMobile'>): ReadonlyMap<string, StackedBox> | undefined {
  const shown = widgets.filter(({ component }) => component !== BACKGROUND)
  // Drawn for a wall, half of it is as much too narrow as a third: only its author says that it was drawn for a phone.
  const least = suitedForMobile ? LEAST_SHARE : 1
  if (shown.every(({ pos }) => tidy(pos.w / size.x) >= least)) return undefined
  const inTurn = shown.toSorted((a, b) => a.pos.y - b.pos.y || a.pos.x - b.pos.x)
  return new Map(
    inTurn.map((widget, turn) => {
      const { id, pos } = widget
      const drawn = tidy(((pos.w / size.x) * DRAWN_FOR) / (pos.h / size.y))
      return [id, { turn, form: Math.min(drawn, flattest(widget)) }]
    }),
  )
}

/** So high that the last row of tiles is not cut, as far as the screen has room. */
function formOfTiles({ columns, rows }: GridSettings): number {
  return tidy(1 / (Math.ceil((columns * rows) / 2) * TILE_ROW))
}

function flattest({ component, config }: DashboardWidget): number {
  if (component === TILES) return Math.min(1, formOfTiles(drawnGrid(readGrid(config.grid))))
  if (HOLDS_MANY.has(component)) return 1
  if (GRAPHS.has(component)) return FLATTEST_GRAPH
  if (component !== 'special-component') return Number.POSITIVE_INFINITY
  if (config.subComponent === SHIFTS_OF_A_WEEK) return formOfShifts(config.machineId)
  return String(config.subComponent).startsWith('scrap') ? FLATTEST_GRAPH : FLATTEST_TABLE
}

/** So high that the last total is not cut: three shifts and a total for each machine, of two where they are a place's. */
function formOfShifts(machineId: unknown): number {
  const machines = Array.isArray(machineId) && machineId.length > 0 ? machineId.length : 2
  return Math.min(1, tidy(1 / (HEAD_OF_SHIFTS + machines * SHIFTS_OF_ONE)))
}

/** Whole cells, unless the person holds Alt. */
export function snap(value: number, free: boolean): number {
  return free ? tidy(value) : Math.round(value)
}

/** A moved widget keeps its size and stops at the edge. */
export function moved<B extends Box>(box: B, to: { x: number; y: number }, size: Size): B {
  return { ...box, x: within(to.x, 0, size.x - box.w), y: within(to.y, 0, size.y - box.h) }
}

/** Size first, then place: a widget wider than the grid becomes as wide as it. */
export function clampedToGrid<B extends Box>(box: B, size: Size): B {
  const fitting = { ...box, w: within(box.w, LEAST_SIZE, size.x), h: within(box.h, LEAST_SIZE, size.y) }
  return moved(fitting, fitting, size)
}

export interface FreePlace {
  readonly pos: Box
  /** As large as before, or with the rows that had to be added. */
  readonly size: Size
}

/**
 * The first cell, row by row, where a box of this size covers no other widget; where there is none, in new rows below all
 * of them. Undefined once the grid has as many rows as one can have.
 */
export function firstFreePlace(
  widgets: readonly Standing[],
  size: Size,
  want = NEW_WIDGET_SIZE,
): FreePlace | undefined {
  const box = { w: Math.min(want.w, size.x), h: Math.min(want.h, size.y) }
  for (let y = 0; y + box.h <= size.y; y += 1) {
    for (let x = 0; x + box.w <= size.x; x += 1) {
      const place = { x, y, ...box }
      if (isFree(place, widgets)) return { pos: place, size }
    }
  }
  const below = Math.ceil(Math.max(0, ...widgets.map(({ pos }) => pos.y + pos.h)))
  const rows = below + box.h
  return rows > MOST_CELLS ? undefined : { pos: { x: 0, y: below, ...box }, size: { ...size, y: rows } }
}

type Standing = { readonly pos: Box; readonly component?: string }

/** A background has others upon it: it takes no place from them. */
export function isFree(place: Box, widgets: readonly Standing[]): boolean {
  return widgets.every(({ pos, component }) => component === BACKGROUND || !overlap(pos, place))
}

export function raised(widget: DashboardWidget, by: 1 | -1): DashboardWidget {
  return { ...widget, pos: { ...widget.pos, z: layerOf(widget) + by } }
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

function within(value: number, least: number, most: number): number {
  return tidy(Math.max(least, Math.min(value, most)))
}

/** Two decimals are finer than any pixel of a grid and keep saved files readable. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`
}
