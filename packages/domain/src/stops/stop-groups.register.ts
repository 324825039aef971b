import { defineRegister } from '../ground/registers/define-register.ts'
import { colour, namesOf, numberOf, textOf } from '../ground/registers/field.ts'

/** What stop codes stand in. */
export const stopGroups = defineRegister({
  name: 'stop-group',
  key: 'code',
  calls: { load: 'get_stop_group_settings', save: 'save_stop_group', remove: 'delete_stop_group' },
  fields: {
    code: textOf(20, { needed: true }),
    view_order: numberOf(0, 9999),
    names: namesOf(80),
    /** Lowest user level that may choose its codes; null: everybody. */
    security_level: numberOf(1, 9, { empty: true }),
    color: colour,
    /** For administrators: what belongs in it. */
    note: textOf(200, { lines: 2 }),
  },
})
