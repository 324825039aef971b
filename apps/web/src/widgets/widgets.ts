/** The list of all widgets. A kind that is not named here does not exist. */
import type { Options } from '@takt/domain/dashboards/options.ts'
import type { ComponentType } from 'react'
import type { Needs } from '../dashboard/data/needs.ts'
import type { AnyWidget, Widget, WidgetProps } from '../dashboard/define-widget.ts'
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

/** A kind and what draws it, which the compiler holds to the kind's options and needs. */
function drawn<O extends Options, N extends Needs>(
  widget: Widget<O, N>,
  load: () => Promise<{ readonly default: ComponentType<WidgetProps<O, N>> }>,
): AnyWidget {
  return { ...widget, load }
}

export const widgets: readonly AnyWidget[] = [
  drawn(status, () => import('./status/Status.tsx')),
  drawn(gauge, () => import('./gauge/Gauge.tsx')),
  drawn(timeHistory, () => import('./time-history/TimeHistoryWidget.tsx')),
  drawn(datasourceValue, () => import('./datasource-value/DatasourceValue.tsx')),
  drawn(table, () => import('./table/Table.tsx')),
  drawn(datasourceMultiValueTable, () => import('./datasource-multi-value-table/DatasourceMultiValueTable.tsx')),
  drawn(datasourceMultiValueGraph, () => import('./datasource-multi-value-graph/DatasourceMultiValueGraph.tsx')),
  drawn(sqlGraph, () => import('./sql-graph/SqlGraph.tsx')),
  drawn(sqlGauge, () => import('./sql-gauge/SqlGauge.tsx')),
  drawn(queryEditor, () => import('./query-editor/QueryEditorWidget.tsx')),
  drawn(mtbfMttr, () => import('./mtbf-mttr/MtbfMttr.tsx')),
  drawn(graph, () => import('./graph/TaskGraphWidget.tsx')),
  drawn(locationGraph, () => import('./location-graph/LocationGraph.tsx')),
  drawn(productionValue, () => import('./production-value/ProductionValue.tsx')),
  drawn(productionGoal, () => import('./production-goal/ProductionGoalWidget.tsx')),
  drawn(orderSummary, () => import('./order-summary/OrderSummary.tsx')),
  drawn(parent, () => import('./parent/Parent.tsx')),
  drawn(lean, () => import('./lean/LeanCross.tsx')),
  drawn(specialComponent, () => import('./special-component/SpecialComponent.tsx')),
  drawn(ownOverview, () => import('./own-overview/OwnOverviewWidget.tsx')),
  drawn(freeTextWidget, () => import('./free-text/FreeText.tsx')),
  drawn(section, () => import('./section/Section.tsx')),
  drawn(mediaViewer, () => import('./media-viewer/MediaViewer.tsx')),
  drawn(report, () => import('./report/ReportWidget.tsx')),
  drawn(navigator, () => import('./navigator/Navigator.tsx')),
  drawn(actionButton, () => import('./action-button/ActionButton.tsx')),
  drawn(datasourceParameterSelector, () => import('./datasource-parameter-selector/DatasourceParameterSelector.tsx')),
  drawn(subDashboard, () => import('./sub-dashboard/SubDashboardWidget.tsx')),
  drawn(subDashboardMultiple, () => import('./sub-dashboard-multiple/SubDashboardMultiple.tsx')),
  drawn(iframe, () => import('./iframe/Iframe.tsx')),
  drawn(timeout, () => import('./timeout/Timeout.tsx')),
  drawn(test, () => import('./test/TestWidget.tsx')),
]

/** What those who build can choose from. */
export function offeredWidgets(development: boolean): readonly AnyWidget[] {
  return widgets.filter(({ onlyInDevelopment }) => development || !onlyInDevelopment)
}

const byKind = new Map(widgets.map((widget) => [widget.kind, widget]))

export function findWidget(kind: string): AnyWidget | undefined {
  return byKind.get(kind)
}
