import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getWidgetConfigs = defineProcedure({
  name: 'get_widget_configs',
  kind: 'load',
  summary: 'The saved settings of one kind of widget.',
  input: z.object({ compname: z.string().min(1).max(80) }),
  output: z.object({
    compname: z.string(),
    name: z.string(),
    config: z.record(z.string(), z.unknown()),
    /** Who saved it last; '' for what is older than that was kept. */
    changed_by: z.string(),
  }),
  permission: 'view-widget-settings',
})
