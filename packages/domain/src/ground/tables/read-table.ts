/** Rows of a CSV file or of cells copied from a spreadsheet: comma, semicolon or tab, quotes, any line ends. */
export interface TextTable {
  readonly headings: readonly string[]
  readonly rows: readonly TextRow[]
}

export interface TextRow {
  /** As a spreadsheet counts: the headings stand in line 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const separators = ['\t', ';', ','] as const

/** The first line holds the headings; empty lines are none. Null: there is nothing in it. */
export function readTable(content: string): TextTable | null {
  const whole = content.replace(/^\u{feff}/u, '')
  const separator = separatorOf(whole)
  const lines = split(whole, separator).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...rows] = lines
  if (!first) return null
  const width = first.cells.length
  return {
    headings: first.cells.map((cell) => cell.trim()),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at]?.trim() ?? ''),
    })),
  }
}

/** The one that divides the headings most often; a semicolon before a comma, which may stand in numbers. */
function separatorOf(content: string): string {
  const heading = content.slice(0, 10_000).split(/\r\n|\r|\n/, 1)[0] ?? ''
  const bare = heading.replace(/"[^"]*"/g, '')
  const counted = separators.map((separator) => ({ separator, count: bare.split(separator).length - 1 }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}

function split(content: string, separator: string): TextRow[] {
  const rows: TextRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let at = 0
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push({ line, cells })
    cells = []
    line += 1
  }
  while (at < content.length) {
    const sign = content[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (content[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && content[at + 1] === '\n') at += 1
      endRow()
    } else cell += sign
    at += 1
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
