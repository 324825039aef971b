import { describeRegister } from '../ground/registers/define-register.ts'
import { inside, namesOf } from '../ground/registers/field.ts'

/** Kinds of day, each with its shifts. */
export const dayTypes = describeRegister({
  name: 'day-type',
  key: 'names',
  fields: {
    names: namesOf(60),
    spans: inside,
  },
  labels: { names: 'calendars.name', spans: 'shifts.title' },
})
