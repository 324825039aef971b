import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, moment, textOf } from '../ground/registers/field.ts'

/** Keys of programs and of senders of signals; the key itself is nowhere in it. */
export const accessKeys = describeRegister({
  name: 'access-key',
  key: 'name',
  readBy: 'can-do-admin-actions',
  fields: {
    name: textOf(80),
    opens: choiceOf(['import', 'signals'], { words: 'trail.said.opens-' }),
    created_by: textOf(200),
    created_at: moment,
    last_day: textOf(10),
    revoked_at: moment,
    last_used_at: moment,
  },
  labels: {
    name: 'trail.field.name',
    opens: 'trail.field.opens',
    created_by: 'keys.made-by',
    created_at: 'keys.made-at',
    last_day: 'keys.last-day',
    revoked_at: 'trail.field.revoked',
    last_used_at: 'keys.last-use',
  },
})
