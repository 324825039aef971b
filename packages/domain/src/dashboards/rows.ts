import { asNumber, type Row } from './value-config.ts'

/** One row for each chosen machine, in the order they were chosen; no choice means every row: D-WIDGET-38-X. */
export function rowsOfMachines<R extends Row>(rows: readonly R[], machineIds: readonly string[]): readonly R[] {
  if (machineIds.length === 0) return rows
  const order = new Map(machineIds.map((id, index) => [id, index]))
  const place = (row: R) => order.get(String(row.machine_id)) as number
  return rows.filter((row) => order.has(String(row.machine_id))).sort((a, b) => place(a) - place(b))
}

/** Stable; numbers before texts, what is empty last in both directions: D-ENTITY-19-X. */
export function sortRows<R extends Row>(rows: readonly R[], by: { prop: string; order: 'asc' | 'desc' }): readonly R[] {
  if (by.prop === '') return rows
  const turn = by.order === 'desc' ? -1 : 1
  return [...rows].sort((a, b) => {
    const [one, other] = [a[by.prop], b[by.prop]]
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other))
    return turn * compare(one, other)
  })
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [asNumber(one), asNumber(other)]
  if (a !== undefined && b !== undefined) return a - b
  if (a !== undefined || b !== undefined) return a === undefined ? 1 : -1
  return String(one).localeCompare(String(other), undefined, { numeric: true, sensitivity: 'base' })
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/** Keys for a list of rows: a repeated key gets its place appended, so no row is lost: D-ENTITY-31-X. */
export function rowKeys(rows: readonly Row[], prop: string): string[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const key = String(row[prop] ?? '')
    if (seen.has(key)) return `${key}#${index}`
    seen.add(key)
    return key
  })
}
