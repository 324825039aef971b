import { describeFiled } from '../ground/registers/define-register.ts'
import { choiceOf, textOf } from '../ground/registers/field.ts'
import { placeKinds, placeName } from './place-code.ts'

/** Departments, zones, categories and lines: where machines stand, and what they are. */
export const places = describeFiled({
  name: 'place',
  key: 'code',
  knownBy: ['kind', 'code'],
  fields: {
    kind: choiceOf(placeKinds, { words: 'places.' }),
    code: textOf(20, { needed: true, form: placeName }),
    description: textOf(60, { needed: true }),
  },
  labels: {
    kind: 'places.which',
    code: 'places.code',
    description: 'places.name',
  },
})
