import { readFigurePeriod } from '@takt/domain/ground/overview/figure-period.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { personalChoice } from '../../../data/session/personal-choice.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'

/** The stretch of time the person wants figures of. */
export const figurePeriod = personalChoice('overview_period', { name: 'overview-period', read: readFigurePeriod })

const REFRESH_SECONDS = 30

/** Figures change with every piece; half a minute is soon enough for a sum of hours. */
export function usePeriodFigures(): ReadonlyMap<string, MachineFigures> {
  const period = useDeviceValue(figurePeriod)
  const { rows } = useLoad('get_machine_figures', { period }, { everySeconds: REFRESH_SECONDS })
  return useMemo(() => new Map(rows?.map((row) => [row.machine_id, row])), [rows])
}
