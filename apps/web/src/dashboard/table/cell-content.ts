import { MEDIA_PATH } from '@takt/domain/dashboards/background-image.ts'
import type { ColumnConfig } from '@takt/domain/dashboards/table-config.ts'
import { asNumber, type Row } from '@takt/domain/dashboards/value-config.ts'
import { formatValue, grouped, isTrue, namesSomething } from '@takt/domain/ground/format-value.ts'
import { stopColour } from '@takt/domain/ground/stop-colour.ts'
import { isColor } from '@takt/domain/ground/theme/is-color.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { unitText } from '../../data/words/unit-text.ts'
import type { Plant } from '../define-widget.ts'
import { type IconName, iconNamed } from './cell-icons.ts'

/** What a cell shows, before it is drawn. */
export type CellContent =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly whole: string
      readonly size: TextSize
      readonly align: 'start' | 'end'
    }
  | { readonly kind: 'state'; readonly machine: Machine }
  | { readonly kind: 'yes-no'; readonly yes: boolean }
  | { readonly kind: 'color'; readonly color: string | undefined; readonly text: string }
  | { readonly kind: 'progress'; readonly percent: number; readonly text: string }
  | { readonly kind: 'machine'; readonly machine_id: string; readonly text: string }
  | { readonly kind: 'picture'; readonly url: string; readonly text: string }
  | { readonly kind: 'icon'; readonly name: IconName | undefined; readonly text: string }

export type TextSize = 'plain' | 'long' | 'line' | 'h1' | 'h2' | 'h3'

const sizes: Readonly<Record<string, TextSize>> = {
  'b-text-long': 'long',
  'b-text-short': 'line',
  'b-text-singline': 'line',
  'b-text-h1': 'h1',
  'b-text-h2': 'h2',
  'b-text-h3': 'h3',
}

/** Columns that name what is counted. */
const UNIT = /(^|_)unit$/

/** A machine's state is never a bare letter: colour, word and shape, also in a column nobody has formatted. */
export function cellOf(column: ColumnConfig, row: Row, plant: Plant): CellContent {
  const value = valueIn(row, column.key, plant)
  if (column.component === 'status-dot' || (column.key === 'status' && column.component === 'plain')) {
    if (isMachine(row)) return { kind: 'state', machine: row }
  }
  if (column.component === 'boolean-display' && value !== null && value !== undefined && column.pre === '') {
    return { kind: 'yes-no', yes: isTrue(value) }
  }
  const text = column.pre + shownValue(column, value, plant)
  if (column.component === 'color-box') {
    const name = String(value ?? '')
    return { kind: 'color', color: isColor(name) ? name : stopColour(name), text }
  }
  if (column.component === 'b-fa-icon') return { kind: 'icon', name: iconNamed(String(value ?? '')), text }
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  if (column.component === 'machine-link' && word !== '') return { kind: 'machine', machine_id: word, text }
  const url = column.component === 'media-thumb' ? thumbOf(word) : undefined
  if (url !== undefined) return { kind: 'picture', url, text }
  const number = asNumber(value)
  if (column.component === 'progress-bar' && number !== undefined) {
    return { kind: 'progress', percent: Math.min(Math.max((number / fullAt(column, row)) * 100, 0), 100), text }
  }
  return {
    kind: 'text',
    text,
    whole: column.pre + shownValue({ ...column, component: 'plain' }, value, plant),
    size: sizes[column.component] ?? headingOf(column) ?? 'plain',
    align: typeof value === 'number' ? 'end' : 'start',
  }
}

/** One row goes to everybody: why a machine stands is read in the language of whoever looks. */
function valueIn(row: Row, key: string, { language }: Plant): unknown {
  return key === 'stop_description' && isMachine(row) ? stopWords(row, language) : row[key]
}

/** What was counted is grouped (12,345); a number that names something is not. */
function shownValue(column: ColumnConfig, value: unknown, plant: Plant): string {
  if (typeof value === 'string' && UNIT.test(column.key)) return unitText(value)
  const raw = column.component === 'plain' || column.component === 'progress-bar'
  const counted = raw && typeof value === 'number' && !namesSomething(column.key)
  return counted ? grouped(value, plant) : formatValue(column.component, value, plant, column.config)
}

/** A file of the media folder, written with or without its path; nothing else is fetched. */
function thumbOf(file: string): string | undefined {
  if (file === '') return undefined
  const url = file.startsWith(MEDIA_PATH) ? file : `${MEDIA_PATH}${encodeURIComponent(file)}`
  return file.split(/[/\\]/).includes('..') ? undefined : url
}

/** Where a bar is full: at the number or the property that the column names; a percentage without either. */
function fullAt({ config: { max } }: ColumnConfig, row: Row): number {
  const named = typeof max === 'string' ? asNumber(row[max]) : asNumber(max)
  if (named !== undefined && named > 0) return named
  // Of a property that is 0 or missing nothing is done, rather than all.
  return typeof max === 'string' && max !== '' ? Number.POSITIVE_INFINITY : 100
}

/** A rounded value can be told to stand in a heading: D-ENTITY-29. */
function headingOf(column: ColumnConfig): TextSize | undefined {
  const el = column.component.startsWith('round-') ? column.config.el : undefined
  return el === 'h1' || el === 'h2' || el === 'h3' ? el : undefined
}

function isMachine(row: Row): row is Row & Machine {
  return typeof row.status === 'string' && typeof row.last_signal === 'string'
}
