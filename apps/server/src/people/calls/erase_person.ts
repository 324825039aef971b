import { randomInt } from 'node:crypto'
import { erasePerson } from '@takt/contract/people/erase_person.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { erasureProblem, newSign, pseudonymOf } from '@takt/domain/people/erase-person.ts'
import { locksEverybodyOut } from '@takt/domain/people/last-holder.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockEmployee, placesOf } from '../attendance.ts'
import { findPerson } from '../erasure/find-person.ts'
import { emergencyUserStays } from '../sign-in-provider/emergency.ts'
import { holders } from '../user-levels.ts'
import { userRows } from '../users.ts'

export default handle(erasePerson, async ({ user_id, name }, { db, session, user_id: self, now, audit, emit }) => {
  // Two who erase the last two administrators at once wait for each other here.
  const all = await holders(db)
  const person = await findPerson(db, user_id)
  if (!person) return { refusal: 'user-not-found', values: {} }
  const { identity, isErased } = person
  // Locked: nobody signs them in at a machine while they are erased.
  const employee = await lockEmployee(db, identity.employee_number)
  const users = await userRows(db)
  const others = users.filter((row) => row.user_id !== user_id)
  const problem = erasureProblem({
    self: user_id === self,
    wholePlant: hasWholePlant(session),
    identity,
    typed: name,
    atWork: employee ? (await placesOf(db, employee.employee_number)).map(({ machine_id }) => machine_id) : [],
    lastAdministrator: locksEverybodyOut({ ...all, users }, { ...all, users: others }),
    isErased,
  })
  if (problem) return problem
  const relied = await emergencyUserStays(db, user_id, { usertype: 1, granted: [], removed: [], active: false })
  if (relied) return relied
  const sign = newSign((below) => randomInt(below))
  const is = pseudonymOf(sign)
  const at = new Date(now).toISOString()
  await db.run(sql`insert into person_erasure (sign, user_id, asked_at, was)
    values (${sign}, ${user_id}, ${at}, ${JSON.stringify(identity)}::jsonb)`)
  // At once what lets them in or names them on a page; a job carries the pseudonym through the rest.
  await db.run(sql`update app_user set username = ${is.username}, full_name = ${is.full_name},
      employee_number = ${identity.employee_number === '' ? '' : is.employee_number}, email = '', password_hash = '',
      choices = '{}', allowed_addresses = '{}', granted = '{}', removed = '{}', machine_restrictions = '{}',
      assigned_machine = '', role = 'operator', usertype = 1, active = false, version = version + 1
    where user_id = ${user_id}`)
  await db.run(sql`update employee set employee_name = ${is.employee_name}, pin_hash = null, allow_sign_in = false, active = false,
      department = null, zone = null, version = version + 1
    where employee_number = ${identity.employee_number}`)
  await db.run(sql`delete from provider_identity where user_id = ${user_id}`)
  const ended = await db.many(sql`delete from session where user_id = ${user_id} returning user_id`)
  audit({ what: 'person.erased', key: sign, after: { user_id, ended_sessions: ended.length } })
  emit('SettingsChanged', {})
  return [{ user_id, pseudonym: is.full_name, ended_sessions: ended.length }]
})
