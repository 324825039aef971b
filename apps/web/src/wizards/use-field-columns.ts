import type { TextKey } from '@takt/texts/texts.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useContext, useMemo } from 'react'
import { useOwnColumns } from '../data/dashboards/own-columns.ts'
import { useSession } from '../data/session/session.ts'
import { dayAndTime } from '../data/words/format.ts'
import { useLanguage } from '../data/words/language.ts'
import { useText } from '../data/words/use-text.ts'
import { usePhone } from '../device/use-phone.ts'
import { numberText } from './engine/number-text.ts'
import { StepTable, wizardTable } from './engine/step-table.ts'

type ColumnField<Key = TextKey> = Key extends `wizard.column.${infer Field}` ? Field : never

/** A field of a row that has a heading; the `phone` ones tell two rows apart and are read whole on one. */
export interface FieldColumn<Row> {
  readonly field: keyof Row & ColumnField
  readonly width?: number | undefined
  readonly number?: true
  readonly moment?: true
  /** A number: how wide it is there. */
  readonly phone?: true | number
  /** Where the value alone does not say it. */
  readonly draw?: (row: Row, text: ReturnType<typeof useText>) => ReactNode
}

/** `columns` is a constant. Which of them are shown, in what order and how wide, is as the step's table was set up. */
export function useFieldColumns<Row>(columns: readonly FieldColumn<Row>[]): TableColumn<Row>[] {
  const text = useText()
  const known = useMemo(() => columns.map(({ field }) => ({ key: field as string })), [columns])
  const { columns: chosen } = useOwnColumns(wizardTable(useContext(StepTable)), known)
  const language = useLanguage()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const cell = ({ field, moment, draw }: FieldColumn<Row>, row: Row): ReactNode => {
      if (draw) return draw(row, text)
      const value = row[field]
      if (moment) return value === '' ? '–' : dayAndTime(Date.parse(String(value)), { timeZone })
      if (field === 'remaining_qty' && typeof value === 'number' && value < 0) {
        return text('orders.over', { count: numberText(-value, language) })
      }
      return typeof value === 'number' ? numberText(value, language) : String(value)
    }
    return chosen
      .filter(({ visible }) => visible)
      .flatMap(({ key, width }) => {
        const column = columns.find(({ field }) => field === key)
        if (!column || (phone && !column.phone)) return []
        const usual = phone && typeof column.phone === 'number' ? column.phone : column.width
        return [{ ...column, width: width ?? usual }]
      })
      .map((column) => ({
        key: column.field,
        header: text(`wizard.column.${column.field}` as TextKey),
        width: column.width,
        align: column.number ? 'end' : 'start',
        cell: (row) => cell(column, row),
      }))
  }, [columns, chosen, text, language, phone, timeZone])
}
