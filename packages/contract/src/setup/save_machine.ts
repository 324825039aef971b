import { MachineSetting, MachineSettingRow, PlaceSetting } from '@takt/domain/setup/model/machine-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveMachine = defineProcedure({
  name: 'save_machine',
  kind: 'action',
  summary:
    'Adds a machine (version 0), with new places where it stands in some, or changes one over the version it was loaded with.',
  input: MachineSetting.extend({
    version: z.int().nonnegative(),
    /** Made together with the machine. */
    new_places: z.array(PlaceSetting).max(4).default([]),
    /** A new machine gets the special functions of this one. */
    copy_of: z.string().max(40).default(''),
  }),
  output: MachineSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  switchedOff: true,
  emits: ['MachineChanged', 'SettingsChanged'],
})
