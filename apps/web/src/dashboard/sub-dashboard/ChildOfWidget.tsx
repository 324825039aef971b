import { type Dashboard, newDashboard } from '@takt/domain/dashboard/dashboard.ts'
import type { ChildWidget } from '@takt/domain/dashboard/options.ts'
import { useMemo } from 'react'
import { DashboardGrid, type DashboardGridProps } from '../DashboardGrid.tsx'

const noQuery = {}

/** One widget that another one holds: a dashboard of a single box, with the loads and rights of any other. */
export default function ChildOfWidget(
  props: Pick<DashboardGridProps, 'find' | 'mode' | 'path' | 'page' | 'actions' | 'within'> & {
    readonly child: ChildWidget
    readonly slug: string
  },
) {
  const { child, slug, ...grid } = props
  const { component } = child
  const config = JSON.stringify(child.config)
  const dashboard = useMemo(
    (): Dashboard => ({
      ...newDashboard(slug, slug),
      size: { x: 1, y: 1 },
      widgets: [{ id: 'child', component, pos: { x: 0, y: 0, w: 1, h: 1 }, config: JSON.parse(config) }],
    }),
    [slug, component, config],
  )
  return <DashboardGrid {...grid} dashboard={dashboard} query={noQuery} />
}
