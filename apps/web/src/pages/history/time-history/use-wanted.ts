import { type RowKind, rowKinds } from '@takt/domain/history/time-history/picture-rows.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stopListPath } from '../../../routes/stop-paths.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'

interface Wanted {
  /** Empty where nobody has chosen. */
  readonly machines: readonly string[]
  readonly rows: RowKind | undefined
}

/** What the page was asked to show stands in its address, beside its period: it can be linked, reloaded and gone back to. */
export function useWanted(): Wanted & { readonly list: string; change(next: Partial<Wanted>): void } {
  const go = useGo()
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const { machines = '', rows } = useRouteSearch('timeHistoryAt', 'timeHistoryOfAll')
  const path = stopListPath('time-history', useRouteParams('timeHistoryAt', 'timeHistoryOfAll'))
  return useMemo(
    () => ({
      machines: machines.split(';').filter((id) => id !== ''),
      rows: rowKinds.find((kind) => kind === rows),
      list: path + searchStr,
      change: (next) => go(path + changedQuery(searchStr, next), { replace: true }),
    }),
    [go, path, searchStr, machines, rows],
  )
}

function changedQuery(search: string, { machines, rows }: Partial<Wanted>): string {
  const query = new URLSearchParams(search)
  if (machines !== undefined) query.set('machines', machines.join(';'))
  if (rows !== undefined) query.set('rows', rows)
  return `?${query}`
}
