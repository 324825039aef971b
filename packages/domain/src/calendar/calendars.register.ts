import { describeRegister } from '../ground/registers/define-register.ts'
import { list, textOf } from '../ground/registers/field.ts'

/** Calendars: the week that repeats, and until when. */
export const calendars = describeRegister({
  name: 'calendar',
  key: 'description',
  fields: {
    description: textOf(200),
    week: list,
    end_date: textOf(200),
  },
})
