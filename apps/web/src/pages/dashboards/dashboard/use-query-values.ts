import type { QueryValues } from '@takt/domain/dashboards/parameters.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'

/** The page's query as texts; another value re-resolves what uses it, without loading the page: D-NAV-01. */
export function useQueryValues(): { readonly search: string; readonly query: QueryValues } {
  const search = useLocation({ select: (location) => location.searchStr })
  return useMemo(() => ({ search, query: Object.fromEntries(new URLSearchParams(search)) }), [search])
}
