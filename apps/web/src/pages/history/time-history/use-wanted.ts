import { readTimeHistoryPeriod, type TimeHistoryPeriod } from '@takt/domain/history/time-history/periods.ts'
import { type RowKind, rowKinds } from '@takt/domain/history/time-history/picture-rows.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stopListPath } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

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
  const path = stopListPath('time-history', useRouteParams())
  return useMemo(() => {
    const query = new URLSearchParams(searchStr)
    const wanted: Wanted = {
      machines: (query.get('machines') ?? '').split(';').filter((id) => id !== ''),
      period: readTimeHistoryPeriod(query.get('period')),
      rows: rowKinds.find((kind) => kind === query.get('rows')),
    }
    return {
      ...wanted,
      list: path + searchStr,
      change: (next) => go(path + queryOf({ ...wanted, ...next }), { replace: true }),
    }
  }, [go, path, searchStr])
}

export function queryOf({ machines, period, rows }: Wanted): string {
  const query = new URLSearchParams()
  if (machines.length > 0) query.set('machines', machines.join(';'))
  query.set('period', period)
  if (rows !== undefined) query.set('rows', rows)
  return `?${query}`
}
