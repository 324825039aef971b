import { type Dashboard, newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { ChildWidget } from '@takt/domain/dashboards/options.ts'
import { useMemo } from 'react'
import type { DashboardGridProps, GridInside } from '../grid-props.ts'

/**
 * One widget that another one holds: a dashboard of a single box, with the sources, parameters and rights of the one it
 * stands on. The rows of the sources are those of the outer dashboard: as many boxes as machines ask once.
 */
export default function ChildOfWidget(
  props: GridInside &
    Pick<DashboardGridProps, 'find' | 'mode' | 'path' | 'page' | 'actions' | 'within'> & {
      readonly child: ChildWidget
      readonly outer: Pick<Dashboard, 'slug' | 'dataSources' | 'parameters'>
    } & Required<Pick<DashboardGridProps, 'store' | 'query'>>,
) {
  const { Grid, child, outer, ...grid } = props
  const { component } = child
  const config = JSON.stringify(child.config)
  const { slug, dataSources, parameters } = outer
  const dashboard = useMemo(
    (): Dashboard => ({
      ...newDashboard(slug, slug),
      dataSources,
      parameters,
      size: { x: 1, y: 1 },
      widgets: [{ id: 'child', component, pos: { x: 0, y: 0, w: 1, h: 1 }, config: JSON.parse(config) }],
    }),
    [slug, dataSources, parameters, component, config],
  )
  return <Grid {...grid} dashboard={dashboard} fedFromOutside />
}
