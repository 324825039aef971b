import { describeRegister } from '../ground/registers/define-register.ts'
import { listOf, textOf } from '../ground/registers/field.ts'

/** Calendars: the week that repeats, and until when. */
export const calendars = describeRegister({
  name: 'calendar',
  key: 'description',
  fields: {
    description: textOf(200),
    week: listOf('day-type'),
    end_date: textOf(200),
  },
  labels: {
    description: 'calendars.name',
    week: 'goals.week',
    end_date: 'calendars.last-day',
  },
})
