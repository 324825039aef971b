import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { unknownKinds, widgetProblems } from '@takt/domain/dashboards/widget-problems.ts'
import { CallError } from '../ground/call/answers.ts'

/** Answers with the widget and the option, so that whoever sent it can show it there: D-VALID-18-X. */
export function refuseProblems({ widgets }: Dashboard, stored: unknown): void {
  const before = Dashboard.safeParse(stored).data?.widgets ?? []
  const [first] = [...unknownKinds(widgets, before), ...widgetProblems(widgets)]
  if (first === undefined) return
  const { id, option } = first
  throw new CallError('badField', 'call.widget-option', {
    field: `config.widgets.${id}.${option}`,
    values: { id, option },
  })
}
