import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'

/** What each of the last days of a machine was to make. Of a place, and of longer periods, nobody is asked. */
export function useTargets(machine_id: string, days: DateRange | null): ReadonlyMap<string, number> | undefined {
  const enabled = machine_id !== '' && days !== null
  const now = useLoad('get_target_losses', { machine_id, weeks_back: 0 }, { enabled })
  const before = useLoad('get_target_losses', { machine_id, weeks_back: 1 }, { enabled })
  return useMemo(
    () =>
      enabled
        ? new Map(
            [...(before.rows ?? []), ...(now.rows ?? [])]
              .filter(({ target_good_qty }) => target_good_qty > 0)
              .map(({ target_date, target_good_qty }) => [target_date, target_good_qty]),
          )
        : undefined,
    [enabled, now.rows, before.rows],
  )
}
