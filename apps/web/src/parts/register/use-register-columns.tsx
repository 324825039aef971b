import { type Names, nameIn } from '@takt/domain/ground/names.ts'
import type { Field } from '@takt/domain/ground/registers/field.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { roomFor, type TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useMemo } from 'react'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import { CodeCell } from '../reason-form/ReasonCell.tsx'
import { useNames } from '../settings-list/use-names.ts'
import type { AnyView, Row } from './register-view.ts'
import { useCodeNames } from './use-code-names.ts'
import { useRegisterWords } from './use-register-words.ts'

interface Given {
  readonly rows: readonly Row[]
  readonly cells: Readonly<Record<string, (row: Row, rows: readonly Row[]) => ReactNode>> | undefined
  readonly moreColumns: readonly TableColumn<Row>[] | undefined
}

/** A list of machines is as long as the plant is large: it is cut before names are. */
const MOST_LETTERS = 28
/** The arrow that tells the order stands beside a heading. */
const BESIDE_HEADING = 3

/** The key with its colour and the name first, then what the view asks for; on a phone the first two. */
export function useRegisterColumns(view: AnyView, { rows, cells, moreColumns }: Given): readonly TableColumn<Row>[] {
  const text = useText()
  const language = useLanguage()
  const isPhone = usePhone()
  const names = useNames()
  const words = useRegisterWords(view)
  const { fields, key, title } = view.of
  // A register names at most one other: its group.
  const groupField = Object.keys(fields).find((name) => fields[name]?.kind === 'code')
  const groups = useCodeNames(groupField === undefined ? undefined : view.names?.[groupField])
  return useMemo(() => {
    const longestOf = (said: (row: Row) => string) =>
      rows.reduce((most, row) => Math.max(most, Math.min(said(row).length, MOST_LETTERS)), 0)
    const withHeading = (name: string, said: (row: Row) => string) =>
      Math.max(words.label(name).length + BESIDE_HEADING, longestOf(said))
    const colour = Object.keys(fields).find((name) => fields[name]?.kind === 'colour')
    const code: TableColumn<Row> = {
      key,
      header: words.label(key),
      ...(isLong(fields[key] as Field) ? roomFor(withHeading(key, (row) => String(row[key]))) : { width: 110 }),
      sortValue: (row) => row[key] as string | number,
      cell: (row) => <CodeCell code={String(row[key])} colour={colour && String(row[colour])} />,
    }
    const named = (): TableColumn<Row> => ({
      key: 'names',
      header: words.label('names'),
      ...(isPhone ? { minWidth: 180 } : roomFor(longestOf((row) => names({ names: row.names as Names }).second))),
      sortValue: (row) => nameIn(row.names as Names, language),
      cell: (row) => <TwoLines {...names({ names: row.names as Names })} />,
    })
    const titled = (name: string): TableColumn<Row> => ({
      key: name,
      header: words.label(name),
      ...(isPhone ? { minWidth: 160 } : roomFor(longestOf((row) => String(row[name])))),
      sortValue: (row) => String(row[name]),
      // A description that only repeats the name says nothing.
      cell: (row) => (row[name] === row[key] ? '' : String(row[name])),
    })
    const first = [code, ...(fields.names ? [named()] : []), ...(title === undefined ? [] : [titled(title)])]
    if (isPhone && !view.onPhone) return first
    const inWords = (name: string, row: Row): string => {
      const value = row[name]
      const kind = (fields[name] as Field).kind
      if (kind === 'code') return groups.get(String(value)) ?? String(value)
      const states = view.states?.[name]
      if (states) return text(states[value ? 0 : 1])
      if (name === 'active') return text(value ? 'stop-codes.offered' : 'stop-codes.not-offered')
      return value === null && kind === 'number' ? '' : words.value(name, value)
    }
    const column = (name: string): TableColumn<Row> => {
      return {
        key: name,
        header: name === 'active' ? text('users.state') : words.label(name),
        ...roomFor(withHeading(name, (row) => inWords(name, row))),
        sortValue: (row) => (typeof row[name] === 'number' ? (row[name] as number) : inWords(name, row)),
        cell: (row) => cells?.[name]?.(row, rows) ?? inWords(name, row),
      }
    }
    if (isPhone && view.onPhone) {
      const [name, below] = view.onPhone
      const both = (row: Row) => (
        <TwoLines first={cells?.[name]?.(row, rows) ?? inWords(name, row)} second={inWords(below, row)} />
      )
      return [code, { ...column(name), minWidth: 160, cell: both }]
    }
    return [...first, ...view.columns.map(column), ...(moreColumns ?? [])]
  }, [view, fields, key, title, rows, cells, moreColumns, text, language, isPhone, names, words, groups])
}

/** Codes are short; a name that serves as one needs room. */
function isLong(field: Field): boolean {
  return field.kind === 'text' && field.most > 20
}
