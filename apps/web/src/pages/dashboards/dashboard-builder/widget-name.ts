import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'

/** The widget's own title, else the name of its kind. */
export function widgetName(widget: DashboardWidget, find: FindWidget, say: Say): string {
  const definition = find(kindOf(widget.component, widget.config))
  return String(widget.config.title || (definition === undefined ? widget.component : say(definition.title)))
}
