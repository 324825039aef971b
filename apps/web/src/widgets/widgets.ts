/** The list of all widgets. A kind that is not named here does not exist. */
import type { AnyWidget } from '../dashboard/define-widget.ts'
import { gauge } from './gauge/gauge.widget.ts'
import { status } from './status/status.widget.ts'
import { table } from './table/table.widget.ts'

export const widgets: readonly AnyWidget[] = [gauge, status, table]

const byKind = new Map(widgets.map((widget) => [widget.kind, widget]))

export function findWidget(kind: string): AnyWidget | undefined {
  return byKind.get(kind)
}
