/** The columns of a table: an ordered list of {id, …}, because a map does not keep number-like keys in order: D-ENTITY-22-X. */

export const columnComponents = [
  'plain',
  'date',
  'round-0',
  'round-1',
  'round-2',
  'percent-0',
  'percent-1',
  'hh-mm',
  'duration-dhm',
  'boolean-display',
  'status-dot',
  'color-box',
  'progress-bar',
  'machine-link',
  'media-thumb',
  'b-fa-icon',
  'b-text-long',
  'b-text-short',
  'b-text-singline',
  'b-text-h1',
  'b-text-h2',
  'b-text-h3',
] as const
export type ColumnComponent = (typeof columnComponents)[number]

export interface ColumnConfig {
  readonly id: string
  readonly key: string
  readonly label: string
  /** Key of a text; used while label is empty. */
  readonly tlabel: string
  /** One of columnComponents; a name from a later version is kept and shown as raw text. */
  readonly component: string
  readonly config: Readonly<Record<string, unknown>>
  /** Put before the formatted value. */
  readonly pre: string
}

/** Reads the list, and the plain map of older data, whose order is the map's. */
export function readColumns(stored: unknown): ColumnConfig[] {
  if (Array.isArray(stored)) return stored.flatMap((entry) => readColumn(entry, undefined))
  if (!isRecord(stored)) return []
  return Object.entries(stored).flatMap(([id, entry]) => readColumn(entry, id))
}

function readColumn(entry: unknown, id: string | undefined): ColumnConfig[] {
  if (!isRecord(entry)) return []
  const key = text(entry.key) || id || ''
  if (key === '') return []
  return [
    {
      id: id ?? (text(entry.id) || key),
      key,
      label: text(entry.label),
      tlabel: text(entry.tlabel),
      component: text(entry.component) || 'plain',
      config: isRecord(entry.config) ? entry.config : {},
      pre: text(entry.pre),
    },
  ]
}

export function newColumn(key: string, component: ColumnComponent = 'plain'): ColumnConfig {
  return { id: key, key, label: '', tlabel: '', component, config: {}, pre: '' }
}

/** 'custom_' and the key, with the lowest free number from 2 on when it is taken: D-ENTITY-23, 24-X. */
export function customColumnId(key: string, taken: readonly string[]): string | undefined {
  if (key.trim() === '') return undefined
  const id = `custom_${key.trim()}`
  if (!taken.includes(id)) return id
  let number = 2
  while (taken.includes(`${id}_${number}`)) number += 1
  return `${id}_${number}`
}

/** Moves the column one is dragging to the place of another. */
export function moveColumn(columns: readonly ColumnConfig[], id: string, to: number): ColumnConfig[] {
  const moving = columns.find((column) => column.id === id)
  if (moving === undefined) return [...columns]
  const others = columns.filter((column) => column.id !== id)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), moving, ...others.slice(place)]
}

/** Where a dragged column lands: after the one under the pointer in its right half, before it in its left: D-STATE-07. */
export function dropPlace(over: { start: number; size: number }, pointer: number): 'before' | 'after' {
  return pointer > over.start + over.size / 2 ? 'after' : 'before'
}

/** What programs know a row by, and what belongs to another column, such as its colour: said to nobody who did not ask. */
const TECHNICAL =
  /^(stop|stop_number|record_no|company_id|p_order|prev_op_card_no|part_type_id|config|special_functions|input|empty|insatser|resource_type|prepare_status|force_stop_enabled|integer_unit|refresh_interval|view_order|wiso|w|m|employee|erp_.*|.*_color|.*_names|.*_flag|.*_printer)$/

/** An empty config means the columns of the source in source order, without technical keys: D-CONFIG-50-X. */
export function shownColumns(columns: readonly ColumnConfig[], sourceKeys: readonly string[]): readonly ColumnConfig[] {
  if (columns.length > 0) return columns
  const told = sourceKeys.filter((key) => !TECHNICAL.test(key))
  return (told.length > 0 ? told : sourceKeys).map((key) => newColumn(key))
}

/** Label, else the text of tlabel, else the default label of the key, else the key: D-ENTITY-22-X. */
export function columnHeader(
  column: Pick<ColumnConfig, 'label' | 'tlabel' | 'key'>,
  words: { readonly text: (key: string) => string | undefined; readonly column: (key: string) => string | undefined },
): string {
  if (column.label !== '') return column.label
  const translated = column.tlabel === '' ? undefined : words.text(column.tlabel)
  return translated ?? words.column(column.key) ?? column.key
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
