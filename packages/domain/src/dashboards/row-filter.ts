/** Which rows of a source are shown, in which order and how many: D-ENTITY-17, 18, 19-X. */
import { rowsOfMachines, sortRows } from './rows.ts'
import { asNumber, type Row } from './value-config.ts'

export const filterOperators = [
  '==',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'contains',
  'starts_with',
  'in',
  'is_empty',
  'not_empty',
] as const
export type FilterOperator = (typeof filterOperators)[number]

export interface FilterCondition {
  readonly prop: string
  readonly operator: FilterOperator
  readonly value: string
}
export interface FilterGroup {
  readonly op: 'and' | 'or'
  readonly items: readonly FilterItem[]
}
export type FilterItem = FilterCondition | FilterGroup

export interface RowFilter {
  readonly tree: FilterGroup
  readonly sortProp: string
  readonly sortOrder: 'asc' | 'desc'
  /** 0 means no limit. */
  readonly limit: number
  readonly limitFrom: 'first' | 'last'
}

/** Rows of a source: D-ENTITY-17. */
export interface MultiValueConfig {
  readonly dataSource: string
  /** null means all machines of the source: D-STATE-13-X. */
  readonly machineId: readonly string[] | null
  readonly filter: RowFilter
}

/** Groups nest at most this deep in the editor, the outermost counted. */
export const MOST_GROUP_DEPTH = 5
/** A stored tree deeper than any editor makes is cut, so that reading it cannot run away. */
const MOST_READ_DEPTH = 20

export const emptyGroup: FilterGroup = { op: 'and', items: [] }
export const newCondition: FilterCondition = { prop: '', operator: '==', value: '' }
export const newFilter: RowFilter = { tree: emptyGroup, sortProp: '', sortOrder: 'asc', limit: 0, limitFrom: 'first' }
export const newMultiValue: MultiValueConfig = { dataSource: '', machineId: null, filter: newFilter }

export function isGroup(item: FilterItem): item is FilterGroup {
  return 'items' in item
}

export function needsValue(operator: FilterOperator): boolean {
  return operator !== 'is_empty' && operator !== 'not_empty'
}

/** A condition without a property is being written: it neither shows nor hides anything yet. */
export function matches(item: FilterItem, row: Row): boolean {
  if (!isGroup(item)) return holds(item, row)
  const items = item.items.filter((one) => isGroup(one) || one.prop !== '')
  if (items.length === 0) return true
  return item.op === 'and' ? items.every((one) => matches(one, row)) : items.some((one) => matches(one, row))
}

/** Numeric when both sides are numbers, else text without regard to case. What is missing is neither more nor less than anything. */
function holds({ prop, operator, value }: FilterCondition, row: Row): boolean {
  const found = plain(row[prop])
  switch (operator) {
    case 'is_empty':
      return found === ''
    case 'not_empty':
      return found !== ''
    case '==':
      return compare(found, value) === 0
    case '!=':
      return compare(found, value) !== 0
    case 'contains':
      return found.toLowerCase().includes(value.trim().toLowerCase())
    case 'starts_with':
      return found.toLowerCase().startsWith(value.trim().toLowerCase())
    case 'in':
      return value.split(/[,;]/).some((one) => one.trim() !== '' && compare(found, one) === 0)
    default:
      return found !== '' && ordered(operator, compare(found, value))
  }
}

function ordered(operator: '>' | '>=' | '<' | '<=', order: number): boolean {
  if (order === 0) return operator === '>=' || operator === '<='
  return order > 0 === operator.startsWith('>')
}

function compare(one: string, other: string): number {
  const [a, b] = [asNumber(one), asNumber(other)]
  if (a !== undefined && b !== undefined) return a - b
  const [left, right] = [one.trim().toLowerCase(), other.trim().toLowerCase()]
  return left < right ? -1 : Number(left > right)
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Filter, then sort, then limit; `last` keeps the last of the sorted rows, in order. */
export function filteredRows<R extends Row>(rows: readonly R[], filter: RowFilter): readonly R[] {
  const found = filter.tree.items.length === 0 ? rows : rows.filter((row) => matches(filter.tree, row))
  const sorted = sortRows(found, { prop: filter.sortProp, order: filter.sortOrder })
  if (!(filter.limit > 0)) return sorted
  return filter.limitFrom === 'last' ? sorted.slice(-filter.limit) : sorted.slice(0, filter.limit)
}

export function multiValueRows<R extends Row>(rows: readonly R[], config: MultiValueConfig): readonly R[] {
  return filteredRows(rowsOfMachines(rows, config.machineId ?? []), config.filter)
}

/** Another source makes the machines meaningless, and the sort where the new source has no such property: D-STATE-12, 13-X. */
export function chooseRowSource(
  config: MultiValueConfig,
  dataSource: string,
  properties: readonly string[],
): MultiValueConfig {
  const sortProp = properties.includes(config.filter.sortProp) ? config.filter.sortProp : ''
  return { dataSource, machineId: null, filter: { ...config.filter, sortProp } }
}

/** The properties a filter names that the rows do not have. */
export function unknownProps(filter: RowFilter, properties: readonly string[]): string[] {
  const named = (item: FilterItem): string[] => (isGroup(item) ? item.items.flatMap(named) : [item.prop])
  const all = [...named(filter.tree), filter.sortProp].filter((prop) => prop !== '')
  return properties.length === 0 ? [] : all.filter((prop) => !properties.includes(prop))
}

export function readMultiValue(stored: unknown): MultiValueConfig | null {
  if (!isRecord(stored)) return null
  const machines = Array.isArray(stored.machineId)
    ? stored.machineId.filter((id): id is string => typeof id === 'string' && id !== '')
    : []
  return {
    dataSource: text(stored.dataSource),
    machineId: machines.length === 0 ? null : machines,
    filter: readFilter(stored.filter),
  }
}

export function readFilter(stored: unknown): RowFilter {
  if (!isRecord(stored)) return newFilter
  const limit = asNumber(stored.limit) ?? 0
  return {
    tree: readGroup(stored.tree, MOST_READ_DEPTH),
    sortProp: text(stored.sortProp),
    sortOrder: stored.sortOrder === 'desc' ? 'desc' : 'asc',
    limit: Math.max(0, Math.floor(limit)),
    limitFrom: stored.limitFrom === 'last' ? 'last' : 'first',
  }
}

function readGroup(stored: unknown, depth: number): FilterGroup {
  if (!isRecord(stored) || depth === 0 || !Array.isArray(stored.items)) return emptyGroup
  return {
    op: stored.op === 'or' ? 'or' : 'and',
    items: stored.items.filter(isRecord).map((item) => {
      if ('items' in item) return readGroup(item, depth - 1)
      const operator = filterOperators.find((one) => one === item.operator) ?? '=='
      return { prop: text(item.prop), operator, value: plain(item.value) }
    }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
