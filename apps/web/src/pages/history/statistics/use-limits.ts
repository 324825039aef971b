import type { GoalLine } from '@takt/domain/ground/charts/goal-line.ts'
import { machinesAt } from '@takt/domain/machines/overview/machines-at.ts'
import { sharedLimits } from '@takt/domain/orders/lights/shared-limits.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { machines } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChartWords } from '../../../parts/chart/use-chart-words.ts'
import type { StatisticsPlace } from './statistics-place.ts'

export interface LimitLines {
  readonly availability: GoalLine | undefined
  readonly oee: GoalLine | undefined
  readonly scrap: GoalLine | undefined
}

/** The limits of the machine, or those that all machines of the place have, as lines: above, or below, it is green elsewhere. */
export function useLimits(place: StatisticsPlace): LimitLines {
  const text = useText()
  const words = useChartWords()
  const found = useSyncExternalStore(machines.subscribeAny, () => limitsKey(place))
  return useMemo(() => {
    const [availability, oee, scrap] = JSON.parse(found) as (number | null)[]
    const line = (key: 'statistics.at-least' | 'statistics.at-most', value: number | null | undefined) =>
      value == null ? undefined : { name: text(key, { limit: `${words.number(value)} %` }), value }
    return {
      availability: line('statistics.at-least', availability),
      oee: line('statistics.at-least', oee),
      scrap: line('statistics.at-most', scrap),
    }
  }, [found, text, words])
}

/** As text: machines change with every piece, and their limits hardly ever. */
function limitsKey({ machine_id, locationtype, location }: StatisticsPlace): string {
  const all = machines.keys().flatMap((key) => machines.get(key) ?? [])
  const own =
    machine_id === ''
      ? machinesAt(all, { locationtype, location, favourites: undefined })
      : all.filter((one) => one.machine_id === machine_id)
  const { availability, oee, scrap } = sharedLimits(own)
  return JSON.stringify([availability ?? null, oee ?? null, scrap ?? null])
}
