import { makes } from '../ground/db/makes.fixture.ts'

/** Nobody can sign in as this user: there is no password. */
export const aUser = makes('app_user', ({ nth, given: { username = `made-${nth}` } }) => ({
  username,
  password_hash: '',
  full_name: username,
  language: 'en',
  role: 'operator',
  usertype: 1,
}))

export const anEmployee = makes(
  'employee',
  ({ nth, given: { employee_number = `made-${nth}` } }) => ({
    employee_number,
    employee_name: `Employee ${employee_number}`,
  }),
  ['company_id', 'employee_number'],
)

/** At a machine since then, for the whole of it. */
export const anAttendance = makes('attendance', ({ given: { since = '' } }) => ({ share: 1, signed_in: since }))
