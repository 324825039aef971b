import type { GoalSettingRow } from '@takt/domain/goals/model/goal-setting.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { usePlaceNames } from './use-places.ts'

/** A target, and under it what is reached. */
export function useGoalColumns(): readonly TableColumn<GoalSettingRow>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  const placeName = usePlaceNames()
  return useMemo(() => {
    /** `steps`: tenths of hours, and whole pieces. */
    const figure = (target: number, result: number | null, steps = 10) => (
      <TwoLines
        first={target === 0 ? '–' : number(target)}
        second={
          result === null
            ? text('goals.not-now')
            : text('goals.reached', { result: number(Math.round(result * steps) / steps) })
        }
      />
    )
    const periodOf = ({ production_type, shift }: GoalSettingRow) =>
      shift === 0 ? text(`goals.${production_type}`) : text('goals.shift-number', { shift })
    const validOf = ({ valid_from, valid_to }: GoalSettingRow) =>
      valid_to === '' ? text('goals.from', { from: valid_from }) : `${valid_from} – ${valid_to}`
    const place: TableColumn<GoalSettingRow> = {
      key: 'place_id',
      header: text('goals.place'),
      minWidth: 150,
      sortValue: (row) => row.place_id,
      cell: (row) => {
        const name = placeName(row)
        if (row.place === 'machine_id') {
          return <TwoLines strong first={row.place_id} second={name || text('goals.machine_id')} />
        }
        return <TwoLines strong first={name || row.place_id} second={`${text(`goals.${row.place}`)} ${row.place_id}`} />
      },
    }
    const quantity: TableColumn<GoalSettingRow> = {
      key: 'target_good_qty',
      header: text('goals.good'),
      width: 185,
      sortValue: (row) => row.target_good_qty,
      cell: (row) => figure(row.target_good_qty, row.result_good_qty, 1),
    }
    const period: TableColumn<GoalSettingRow> = {
      key: 'production_type',
      header: text('goals.period'),
      // Room for both days.
      minWidth: 244,
      sortValue: periodOf,
      cell: (row) => <TwoLines first={periodOf(row)} second={validOf(row)} />,
    }
    if (phone) return [place, quantity]
    return [
      place,
      period,
      quantity,
      {
        key: 'target_good_qty_alt_unit',
        header: text('goals.alt-unit'),
        width: 185,
        sortValue: (row) => row.target_good_qty_alt_unit,
        cell: (row) => figure(row.target_good_qty_alt_unit, row.result_good_qty_alt_unit),
      },
      {
        key: 'target_earned_hours',
        header: text('goals.hours'),
        width: 185,
        sortValue: (row) => row.target_earned_hours,
        cell: (row) => figure(row.target_earned_hours, row.result_earned_hours),
      },
    ]
  }, [text, number, phone, placeName])
}
