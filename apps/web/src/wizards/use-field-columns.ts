import type { TextKey } from '@takt/texts/texts.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { dayAndTime } from '../data/format.ts'
import { useLanguage } from '../data/language.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../data/use-text.ts'
import { numberText } from './engine/number-text.ts'
import { usePhone } from './engine/use-phone.ts'

type ColumnField<Key = TextKey> = Key extends `wizard.column.${infer Field}` ? Field : never

/** A field of a row that has a heading; the `phone` ones tell two rows apart and are read whole on one. */
export interface FieldColumn<Row> {
  readonly field: keyof Row & ColumnField
  readonly width?: number
  readonly number?: true
  readonly moment?: true
  readonly phone?: true
}

/** `columns` is a constant. */
export function useFieldColumns<Row>(columns: readonly FieldColumn<Row>[]): TableColumn<Row>[] {
  const text = useText()
  const language = useLanguage()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const cell = ({ field, moment }: FieldColumn<Row>, row: Row): string => {
      const value = row[field]
      if (moment) return value === '' ? '–' : dayAndTime(Date.parse(String(value)), { timeZone })
      return typeof value === 'number' ? numberText(value, language) : String(value)
    }
    return columns
      .filter((column) => !phone || column.phone)
      .map((column) => ({
        key: column.field,
        header: text(`wizard.column.${column.field}` as TextKey),
        width: column.width,
        align: column.number ? 'end' : 'start',
        cell: (row) => cell(column, row),
      }))
  }, [columns, text, language, phone, timeZone])
}
