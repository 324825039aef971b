import { defineRegister } from '../ground/registers/define-register.ts'
import { codeOf, colour, flagOf, machines, namesOf, numberOf, textOf, yesNoOf } from '../ground/registers/field.ts'

/** The reasons scrap can have. */
export const scrapReasons = defineRegister({
  name: 'scrap-reason',
  key: 'code',
  calls: { load: 'get_scrap_reason_settings', save: 'save_scrap_reason', remove: 'delete_scrap_reason' },
  fields: {
    code: textOf(20, { needed: true }),
    scrap_reason_category: codeOf('scrap-category', 20),
    names: namesOf(80),
    /** What the ERP is told; '' = the code itself. */
    erp_scrap_code: textOf(40),
    /** Of one piece; null where it has no price. */
    scrap_cost: numberOf(0, 1e9, { whole: false, empty: true }),
    machines,
    scrap_reason_color: colour,
    /** 1: whoever reports it writes a text. */
    scrap_text_flag: flagOf(),
    never_reduce_good_qty: flagOf(),
    adjust_materials: flagOf(),
    exclude_from_oee: flagOf(),
    active: yesNoOf(true),
  },
})
