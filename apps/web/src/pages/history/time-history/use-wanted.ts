import { readTimeHistoryPeriod, type TimeHistoryPeriod } from '@takt/domain/history/time-history/periods.ts'
import { type RowKind, rowKinds } from '@takt/domain/history/time-history/picture-rows.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stopListPath } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'

interface Wanted {
  /** Empty where nobody has chosen. */
  readonly machines: readonly string[]
  readonly period: TimeHistoryPeriod
  readonly rows: RowKind | undefined
}

/** What the page was asked to show stands in its address: it can be linked, reloaded and gone back to. */
export function useWanted(): Wanted & { readonly list: string; change(next: Partial<Wanted>): void } {
  const go = useGo()
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const { machines = '', period, rows } = useRouteSearch('timeHistoryAt', 'timeHistoryOfAll')
  const path = stopListPath('time-history', useRouteParams('timeHistoryAt', 'timeHistoryOfAll'))
  return useMemo(() => {
    const wanted: Wanted = {
      machines: machines.split(';').filter((id) => id !== ''),
      period: readTimeHistoryPeriod(period ?? null),
      rows: rowKinds.find((kind) => kind === rows),
    }
    return {
      ...wanted,
      list: path + searchStr,
      change: (next) => go(path + queryOf({ ...wanted, ...next }), { replace: true }),
    }
  }, [go, path, searchStr, machines, period, rows])
}

export function queryOf({ machines, period, rows }: Wanted): string {
  const query = new URLSearchParams()
  if (machines.length > 0) query.set('machines', machines.join(';'))
  query.set('period', period)
  if (rows !== undefined) query.set('rows', rows)
  return `?${query}`
}
