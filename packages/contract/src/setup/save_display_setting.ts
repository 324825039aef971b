import { displaySettings, MOST_DISPLAY_TEXT } from '@takt/domain/setup/display-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveDisplaySetting = defineProcedure({
  name: 'save_display_setting',
  kind: 'action',
  summary: 'Keeps how the side menu or an order’s details are arranged, over what was there when the page was opened.',
  input: z.object({
    name: z.enum(displaySettings),
    value: z.string().max(MOST_DISPLAY_TEXT),
    /** The value it was opened with. */
    was: z.string().max(MOST_DISPLAY_TEXT),
  }),
  output: z.object({ name: z.enum(displaySettings), value: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
