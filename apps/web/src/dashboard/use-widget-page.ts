import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSession } from '../data/session/session.ts'
import { useGo } from '../routes/use-go.ts'
import type { WidgetPage } from './define-widget.ts'
import { withParameter } from './with-parameter.ts'

/** The address of this page, for widgets that read or change it: D-NAV-01, D-STATE-41-X. */
export function useWidgetPage(): WidgetPage {
  const go = useGo()
  const search = useLocation({ select: (location) => location.searchStr })
  const path = useLocation({ select: (location) => location.pathname })
  const { dashboard_isolated } = useSession()
  return useMemo(
    () => ({
      query: Object.fromEntries(new URLSearchParams(search)),
      setParameter: (name, value, how) => go(path + withParameter(search, name, value), { replace: how === 'replace' }),
      // A kiosk has no other tab: D-NAV-08-C.
      newTabs: !dashboard_isolated,
      path,
      go,
    }),
    [go, path, search, dashboard_isolated],
  )
}
