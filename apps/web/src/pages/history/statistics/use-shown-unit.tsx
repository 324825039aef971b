import type { StatisticsBar } from '@takt/domain/history/model/statistics.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useGo } from '../../../routes/use-go.ts'

export interface ShownUnit {
  /** '' where all of it is of one unit, which then goes without saying. */
  readonly name: string
  readonly rows: readonly StatisticsBar[]
  readonly before: readonly StatisticsBar[] | undefined
  /** Nothing where there is nothing to choose. */
  readonly choice: ReactNode
  /** It is that of most machines. */
  readonly isUsual: boolean
}

/** Pieces and kilograms are never in one chart: the unit of most machines, until the address asks for another. */
export function useShownUnit(
  rows: readonly StatisticsBar[] | undefined,
  before: readonly StatisticsBar[] | undefined,
): ShownUnit {
  const text = useText()
  const go = useGo()
  const { pathname, searchStr } = useLocation()
  const asked = new URLSearchParams(searchStr).get('unit')
  const units = useMemo(() => [...new Set(rows?.map(({ unit }) => unit))], [rows])
  const [usual = ''] = units
  const unit = units.find((one) => one === asked) ?? usual
  const own = useMemo(() => (rows ?? []).filter((bar) => bar.unit === unit), [rows, unit])
  const earlier = useMemo(() => before?.filter((bar) => bar.unit === unit), [before, unit])
  const nameOf = (one: string) => (one === '' ? text('statistics.no-unit') : unitText(one))
  const choose = (next: string) => {
    const query = new URLSearchParams(searchStr)
    if (next === usual) query.delete('unit')
    else query.set('unit', next)
    go(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true })
  }
  const options = units.map((one) => ({ value: one, label: nameOf(one) }))
  return {
    name: units.length > 1 ? nameOf(unit) : '',
    rows: own,
    before: earlier,
    choice:
      units.length > 1 ? (
        <Segmented label={text('statistics.unit')} value={unit} onValueChange={choose} options={options} />
      ) : null,
    isUsual: unit === usual,
  }
}
