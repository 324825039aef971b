/** The list of all widgets. A kind that is not named here does not exist. */
import type { AnyWidget } from '../dashboard/define-widget.ts'
import { actionButton } from './action-button/action-button.widget.ts'
import { datasourceMultiValueGraph } from './datasource-multi-value-graph/datasource-multi-value-graph.widget.ts'
import { datasourceMultiValueTable } from './datasource-multi-value-table/datasource-multi-value-table.widget.ts'
import { datasourceParameterSelector } from './datasource-parameter-selector/datasource-parameter-selector.widget.ts'
import { datasourceValue } from './datasource-value/datasource-value.widget.ts'
import { freeTextWidget } from './free-text/free-text.widget.ts'
import { gauge } from './gauge/gauge.widget.ts'
import { graph } from './graph/graph.widget.ts'
import { iframe } from './iframe/iframe.widget.ts'
import { lean } from './lean/lean.widget.ts'
import { locationGraph } from './location-graph/location-graph.widget.ts'
import { mediaViewer } from './media-viewer/media-viewer.widget.ts'
import { mtbfMttr } from './mtbf-mttr/mtbf-mttr.widget.ts'
import { navigator } from './navigator/navigator.widget.ts'
import { orderSummary } from './order-summary/order-summary.widget.ts'
import { ownOverview } from './own-overview/own-overview.widget.ts'
import { parent } from './parent/parent.widget.ts'
import { productionGoal } from './production-goal/production-goal.widget.ts'
import { productionValue } from './production-value/production-value.widget.ts'
import { queryEditor } from './query-editor/query-editor.widget.ts'
import { report } from './report/report.widget.ts'
import { section } from './section/section.widget.ts'
import { specialComponent } from './special-component/special-component.widget.ts'
import { sqlGauge } from './sql-gauge/sql-gauge.widget.ts'
import { sqlGraph } from './sql-graph/sql-graph.widget.ts'
import { status } from './status/status.widget.ts'
import { subDashboard } from './sub-dashboard/sub-dashboard.widget.ts'
import { subDashboardMultiple } from './sub-dashboard-multiple/sub-dashboard-multiple.widget.ts'
import { table } from './table/table.widget.ts'
import { test } from './test/test.widget.ts'
import { timeHistory } from './time-history/time-history.widget.ts'
import { timeout } from './timeout/timeout.widget.ts'

export const widgets: readonly AnyWidget[] = [
  status,
  gauge,
  timeHistory,
  datasourceValue,
  table,
  datasourceMultiValueTable,
  datasourceMultiValueGraph,
  sqlGraph,
  sqlGauge,
  queryEditor,
  mtbfMttr,
  graph,
  locationGraph,
  productionValue,
  productionGoal,
  orderSummary,
  parent,
  lean,
  specialComponent,
  ownOverview,
  freeTextWidget,
  section,
  mediaViewer,
  report,
  navigator,
  actionButton,
  datasourceParameterSelector,
  subDashboard,
  subDashboardMultiple,
  iframe,
  timeout,
  test,
]

/** What those who build can choose from. */
export function offeredWidgets(development: boolean): readonly AnyWidget[] {
  return widgets.filter(({ onlyInDevelopment }) => development || !onlyInDevelopment)
}

const byKind = new Map(widgets.map((widget) => [widget.kind, widget]))

export function findWidget(kind: string): AnyWidget | undefined {
  return byKind.get(kind)
}
