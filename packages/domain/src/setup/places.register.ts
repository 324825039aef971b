import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, textOf } from '../ground/registers/field.ts'
import { placeKinds } from './place-code.ts'

/** Departments, zones, categories and lines: where machines stand, and what they are. */
export const places = describeRegister({
  name: 'place',
  key: 'code',
  fields: {
    kind: choiceOf(placeKinds, { words: 'places.' }),
    code: textOf(200),
    description: textOf(200),
  },
  labels: {
    kind: 'places.which',
    code: 'places.code',
    description: 'places.name',
  },
})
