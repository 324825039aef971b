import { defineRegister } from '../ground/registers/define-register.ts'
import { machines, namesOf, numberOf, textOf, yesNoOf } from '../ground/registers/field.ts'

/** Kinds of setup, as they are chosen at the start of an order and at the first piece. */
export const setupTypes = defineRegister({
  name: 'setup-type',
  key: 'code',
  calls: { load: 'get_setup_type_settings', save: 'save_setup_type', remove: 'delete_setup_type' },
  fields: {
    code: textOf(20, { needed: true }),
    view_order: numberOf(0, 9999),
    names: namesOf(80),
    machines,
    active: yesNoOf(true),
  },
})
