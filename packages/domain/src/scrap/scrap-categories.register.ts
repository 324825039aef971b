import { defineRegister } from '../ground/registers/define-register.ts'
import { namesOf, textOf } from '../ground/registers/field.ts'

/** What scrap reasons stand in. */
export const scrapCategories = defineRegister({
  name: 'scrap-category',
  key: 'code',
  calls: { load: 'get_scrap_category_settings', save: 'save_scrap_category', remove: 'delete_scrap_category' },
  fields: {
    code: textOf(20, { needed: true }),
    names: namesOf(80),
  },
})
