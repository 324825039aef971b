/** The list of all widgets. A kind that is not named here does not exist. */
import type { AnyWidget } from '../dashboard/define-widget.ts'
import { actionButton } from './action-button/action-button.widget.ts'
import { datasourceMultiValueGraph } from './datasource-multi-value-graph/datasource-multi-value-graph.widget.ts'
import { datasourceMultiValueTable } from './datasource-multi-value-table/datasource-multi-value-table.widget.ts'
import { datasourceParameterSelector } from './datasource-parameter-selector/datasource-parameter-selector.widget.ts'
import { datasourceValue } from './datasource-value/datasource-value.widget.ts'
import { freeTextWidget } from './free-text/free-text.widget.ts'
import { gauge } from './gauge/gauge.widget.ts'
import { mediaViewer } from './media-viewer/media-viewer.widget.ts'
import { mtbfMttr } from './mtbf-mttr/mtbf-mttr.widget.ts'
import { navigator } from './navigator/navigator.widget.ts'
import { queryEditor } from './query-editor/query-editor.widget.ts'
import { section } from './section/section.widget.ts'
import { sqlGauge } from './sql-gauge/sql-gauge.widget.ts'
import { sqlGraph } from './sql-graph/sql-graph.widget.ts'
import { status } from './status/status.widget.ts'
import { subDashboard } from './sub-dashboard/sub-dashboard.widget.ts'
import { subDashboardMultiple } from './sub-dashboard-multiple/sub-dashboard-multiple.widget.ts'
import { table } from './table/table.widget.ts'
import { timeHistory } from './time-history/time-history.widget.ts'

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
  freeTextWidget,
  section,
  mediaViewer,
  navigator,
  actionButton,
  datasourceParameterSelector,
  subDashboard,
  subDashboardMultiple,
]

const byKind = new Map(widgets.map((widget) => [widget.kind, widget]))

export function findWidget(kind: string): AnyWidget | undefined {
  return byKind.get(kind)
}
