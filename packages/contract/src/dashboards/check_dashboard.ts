import { strangerKinds } from '@takt/domain/dashboards/building/strangers.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const checkDashboard = defineProcedure({
  name: 'check_dashboard',
  kind: 'load',
  summary:
    'What a dashboard from elsewhere names that this company does not know: machines, places, saved queries, dashboards, kinds of widget, options. Nothing is stored; what would be refused when it is saved is refused here.',
  input: z.object({ config: Dashboard }),
  output: z.object({
    what: z.enum(strangerKinds),
    name: z.string(),
    /** '' where a data source of the dashboard names it. */
    widget_id: z.string(),
  }),
  permission: 'view-dashboard-templates',
})
