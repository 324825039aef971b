import type { MachineColumn } from '@takt/domain/machines/overview/machine-columns.ts'
import { useCallback } from 'react'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { columnName } from '../../../parts/columns/machine-column-name.ts'
import { figurePeriod } from './use-period-figures.ts'

const ofPeriod: ReadonlySet<MachineColumn> = new Set<MachineColumn>([
  'good',
  'scrap',
  'oee',
  'run_time',
  'stop_time',
  'micro_time',
])

/**
 * A column says of which time its figures are: beside those of the order, which is older than the shift. Where all orders
 * have one unit it stands here and not in the rows.
 */
export function useColumnHeading(orderUnits: readonly string[]): (column: MachineColumn) => string {
  const text = useText()
  const period = useDeviceValue(figurePeriod)
  const unit = orderUnits.length === 1 ? unitText(orderUnits[0] ?? '') : ''
  return useCallback(
    (column) => {
      const figure = columnName(text, column)
      if (column === 'progress' && unit !== '') return text('machines.in-unit', { figure, unit })
      return ofPeriod.has(column) ? text('machines.of-period', { figure, period: text(`period.${period}`) }) : figure
    },
    [text, period, unit],
  )
}
