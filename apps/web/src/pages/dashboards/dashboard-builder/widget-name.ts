import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'

/** The widget's own title, else the name of its kind. */
export function widgetName(widget: DashboardWidget, find: FindWidget, say: Say): string {
  const definition = find(kindOf(widget.component, widget.config))
  return String(widget.config.title || (definition === undefined ? widget.component : say(definition.title)))
}

/** Which machines it is of: of twelve tiles of one kind nothing else tells one from the next. */
export function machinesOfWidget({ config }: DashboardWidget): string {
  const { machineId } = config
  return Array.isArray(machineId) ? machineId.slice(0, MOST_NAMED).join(', ') : ''
}

/** As many as are read in one line. */
const MOST_NAMED = 3
