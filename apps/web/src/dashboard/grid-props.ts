import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { WidgetMode } from '@takt/domain/dashboards/machine-status.ts'
import type { QueryValues } from '@takt/domain/dashboards/parameters.ts'
import type { ComponentType, ReactNode } from 'react'
import type { DashboardStore } from './data/dashboard-store.ts'
import type { FindWidget, WidgetActions, WidgetPage } from './define-widget.ts'

export interface DashboardGridProps {
  readonly dashboard: Dashboard
  readonly find: FindWidget
  readonly mode: WidgetMode
  readonly query: QueryValues
  readonly path: string
  /** What this page can do for a widget; the same on every render. */
  readonly actions?: WidgetActions | undefined
  /** The page's address, for widgets that read or change it; the same on every render. */
  readonly page?: WidgetPage | undefined
  /** The dashboards this one lies within, outermost first. */
  readonly within?: readonly string[] | undefined
  /** The builder reads rows here to offer their properties. */
  readonly store?: DashboardStore | undefined
  /** Its store already holds the rows of its sources: whoever put it here asks for them. */
  readonly fedFromOutside?: boolean
  /** The builder puts its handles around each widget. */
  readonly around?: ((id: string, content: ReactNode) => ReactNode) | undefined
}

/** What draws a dashboard inside a widget is given: it lies inside of what it draws, and cannot name it. */
export interface GridInside {
  readonly Grid: ComponentType<DashboardGridProps>
}
