import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveWidgetConfig = defineProcedure({
  name: 'save_widget_config',
  kind: 'action',
  summary: 'Saves the settings of a widget under a name.',
  input: z.object({
    compname: z.string().min(1).max(80),
    name: z.string().trim().min(1).max(60),
    config: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ compname: z.string(), name: z.string() }),
  permission: 'add-widget-settings',
  reach: 'plant',
})
