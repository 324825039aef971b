import { saveUser } from '@takt/contract/people/save_user.ts'
import { locksEverybodyOut } from '@takt/domain/people/last-holder.ts'
import { passwordProblem } from '@takt/domain/people/user-draft.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { commonPasswordFault } from '../../ground/sessions/frequent-passwords.ts'
import { hashPassword } from '../../ground/sessions/password.ts'
import { liftsOwnLimits, signInLimits, writeSignInLimits } from '../sign-in-limits.ts'
import { emergencyUserStays } from '../sign-in-provider/emergency.ts'
import { holders } from '../user-levels.ts'
import { roleOf, userRows } from '../users.ts'
import { workplaceOf, workplaceProblem, writeWorkplace } from '../workplace.ts'

export default handle(saveUser, async (input, { db, user_id: self, session, audit, emit }) => {
  const { user_id, version, password, ...user } = input
  const names = [user.username, user.full_name, session.company_key, session.company_name]
  const weak = passwordProblem(password, user_id === null, names) ?? commonPasswordFault(password)
  if (weak) return weak
  // First of all: two changes at once wait for each other here.
  const all = await holders(db)
  const known = await userRows(db)
  const before = known.find((row) => row.user_id === user_id) ?? null
  if (user_id !== null && before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const erased = await db.maybe(sql`select 1 from person_erasure where user_id = ${user_id}`)
  if (erased) return { refusal: 'erased-already', values: {} }
  // As sign-in compares them: two who differ in case alone would lock each other out.
  const taken = await db.maybe(
    sql`select 1 from app_user where lower(username) = lower(${user.username}) and user_id is distinct from ${user_id}`,
  )
  if (taken) return { refusal: 'username-taken', values: { username: user.username } }
  const to = workplaceOf(user, before)
  const nowhere = await workplaceProblem(db, to, before)
  if (nowhere) return nowhere
  const limits = signInLimits(user, before)
  if (user_id === self && liftsOwnLimits(before, limits)) return { refusal: 'own-limits', values: {} }
  const others = known.filter((row) => row.user_id !== user_id)
  const users = [...others, { ...user, ...limits, sees: to.sees }]
  if (locksEverybodyOut({ ...all, users: known }, { ...all, users })) {
    return { refusal: 'last-administrator', values: {} }
  }
  const relied = await emergencyUserStays(db, user_id, { ...user, ...limits, sees: to.sees })
  if (relied) return relied
  // Signed out at once, and only somebody else could take it back.
  if (user_id === self && !user.active) return { refusal: 'own-account-off', values: {} }
  const saved =
    user_id === null
      ? await db.one<{ user_id: number }>(sql`
          insert into app_user (username, full_name, employee_number, email, language, role, usertype, granted, removed,
            machine_restrictions, deviceuser, internal_activity, show_cavities, resource_planning, active, password_hash, password_given)
          values (${user.username}, ${user.full_name}, ${user.employee_number}, ${user.email ?? ''}, ${user.language},
            ${roleOf(user.usertype)}, ${user.usertype}, ${user.granted}, ${user.removed},
            ${user.machine_restrictions}, ${user.deviceuser}, ${user.internal_activity ?? 0},
            ${user.show_cavities ?? 0}, ${user.resource_planning ?? 0}, ${user.active}, ${await hashPassword(password)}, true)
          returning user_id`)
      : await db.one<{ user_id: number }>(sql`
          update app_user set username = ${user.username}, full_name = ${user.full_name},
            employee_number = ${user.employee_number}, email = coalesce(${user.email ?? null}, email), language = ${user.language}, role = ${roleOf(user.usertype)},
            usertype = ${user.usertype}, granted = ${user.granted}, removed = ${user.removed},
            machine_restrictions = ${user.machine_restrictions}, deviceuser = ${user.deviceuser},
            internal_activity = coalesce(${user.internal_activity ?? null}, internal_activity),
            show_cavities = coalesce(${user.show_cavities ?? null}, show_cavities),
            resource_planning = coalesce(${user.resource_planning ?? null}, resource_planning),
            active = ${user.active}, version = version + 1
          where user_id = ${user_id} returning user_id`)
  await writeWorkplace(db, saved.user_id, { to, before })
  await writeSignInLimits(db, saved.user_id, { to: limits, before })
  if (user_id !== null && password !== '') {
    const hash = await hashPassword(password)
    const given = user_id !== self
    await db.run(sql`update app_user set password_hash = ${hash}, password_given = ${given} where user_id = ${user_id}`)
  }
  // Machines are bound to a session's live link when it opens: another restriction needs another link. Somebody who is
  // given another part of the product begins there.
  const moved = before?.sees !== to.sees || before.isolated_dashboard !== to.isolated_dashboard
  const bound = moved || !same(before.machine_restrictions, user.machine_restrictions)
  const elsewhere = before && !same(before.allowed_addresses, limits.allowed_addresses)
  const ends = before && (!user.active || password !== '' || bound || elsewhere)
  const ended = ends ? await db.many(sql`delete from session where user_id = ${saved.user_id} returning user_id`) : []
  audit({
    what: before ? 'user.changed' : 'user.added',
    key: user.username,
    before,
    after: { ...user, ...to, ...limits, new_password: password !== '' },
  })
  emit('SettingsChanged', {})
  return [{ user_id: saved.user_id, version: version + 1, ended_sessions: ended.length }]
})

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join('|') === other.join('|')
}
