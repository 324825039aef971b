/** The lines of the board from above: groups by department, and in them the machines. */
import type { BoardLine } from '@takt/domain/planning/board-plan.ts'

export const ROW = 56
export const GROUP = 36
export const HEAD = 56
export const LABEL = { wide: 190, narrow: 104 }

export type BoardRow =
  | { readonly kind: 'group'; readonly top: number; readonly department: string; readonly zone: string }
  | { readonly kind: 'line'; readonly top: number; readonly line: BoardLine }

export function boardRows(lines: readonly BoardLine[]): {
  readonly rows: readonly BoardRow[]
  readonly height: number
} {
  const rows: BoardRow[] = []
  let top = HEAD
  let group = ''
  for (const line of lines) {
    const { department, zone } = line.machine
    if (group !== `${department}|${zone}`) {
      group = `${department}|${zone}`
      rows.push({ kind: 'group', top, department, zone })
      top += GROUP
    }
    rows.push({ kind: 'line', top, line })
    top += ROW
  }
  return { rows, height: top }
}

const heightOf = ({ kind }: BoardRow) => (kind === 'group' ? GROUP : ROW)

export function rowsBetween(rows: readonly BoardRow[], from: number, to: number): BoardRow[] {
  return rows.filter((row) => row.top + heightOf(row) > from && row.top < to)
}

/** The machine at a height of the board. */
export function lineAt(rows: readonly BoardRow[], y: number): BoardLine | undefined {
  const found = rows.find((row) => y >= row.top && y < row.top + heightOf(row))
  return found?.kind === 'line' ? found.line : undefined
}
