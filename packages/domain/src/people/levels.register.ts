import { describeRegister } from '../ground/registers/define-register.ts'
import { listOf, namesOf, numberOf } from '../ground/registers/field.ts'

/** The nine levels: what each is called, and what it may do. */
export const levels = describeRegister({
  name: 'level',
  key: 'usertype',
  readBy: 'view-permissions',
  fields: {
    usertype: numberOf(1, 9),
    names: namesOf(40),
    permissions: listOf('permission'),
  },
  labels: {
    usertype: 'security.level',
    names: 'security.name',
    permissions: 'trail.field.permissions',
  },
})
