/** The tiles of several sub-dashboards: D-ENTITY-60 to 62, D-VALID-01 to 03-X, D-WIDGET-42-X. */

export interface GridSettings {
  readonly columns: number
  readonly rows: number
  /** Pixels between tiles. */
  readonly padding: number
  /** Tiles take all the room instead of keeping their shape. */
  readonly fill: boolean
}

export const newGrid: GridSettings = { columns: 4, rows: 1, padding: 0, fill: false }
export const GRID_RANGES = {
  columns: { min: 1, max: 24 },
  rows: { min: 1, max: 24 },
  padding: { min: 0, max: 200 },
} as const
export type GridNumber = keyof typeof GRID_RANGES

/** A whole number in its range: the reason why not is told at the field. */
export function isGridNumber(field: GridNumber, value: unknown): value is number {
  const { min, max } = GRID_RANGES[field]
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

export function gridFault(grid: GridSettings): GridNumber | undefined {
  return (Object.keys(GRID_RANGES) as GridNumber[]).find((field) => !isGridNumber(field, grid[field]))
}

/** Keeps a stored number as it is, so that a fault can be told; what is no number at all is the default. */
export function readGrid(stored: unknown): GridSettings {
  if (typeof stored !== 'object' || stored === null) return newGrid
  const from = stored as Record<string, unknown>
  const number = (field: GridNumber) =>
    typeof from[field] === 'number' && Number.isFinite(from[field]) ? from[field] : newGrid[field]
  return { columns: number('columns'), rows: number('rows'), padding: number('padding'), fill: from.fill === true }
}

/** The grid that is drawn: a number outside its range is its default. */
export function drawnGrid(grid: GridSettings): GridSettings {
  const number = (field: GridNumber) => (isGridNumber(field, grid[field]) ? grid[field] : newGrid[field])
  return { columns: number('columns'), rows: number('rows'), padding: number('padding'), fill: grid.fill }
}

export const PAGE_SECONDS = 15

/** More rows than tiles are shown page by page; the clock turns the pages, the same on every screen. */
export function gridPage<T>(
  items: readonly T[],
  { columns, rows }: Pick<GridSettings, 'columns' | 'rows'>,
  now: number,
): { readonly page: number; readonly pages: number; readonly items: readonly T[] } {
  const tiles = columns * rows
  const pages = Math.max(1, Math.ceil(items.length / tiles))
  const page = Math.floor(now / (PAGE_SECONDS * 1000)) % pages
  return { page, pages, items: items.slice(page * tiles, (page + 1) * tiles) }
}
