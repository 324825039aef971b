import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteWidgetConfig = defineProcedure({
  name: 'delete_widget_config',
  kind: 'action',
  summary: 'Deletes saved settings of a widget.',
  input: z.object({ compname: z.string().min(1).max(80), name: z.string().min(1).max(80) }),
  output: z.object({ compname: z.string(), name: z.string() }),
  permission: 'add-widget-settings',
  reach: 'plant',
})
