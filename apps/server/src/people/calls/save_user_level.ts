import { saveUserLevel } from '@takt/contract/people/save_user_level.ts'
import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { locksEverybodyOut } from '@takt/domain/people/last-holder.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { holders, permissionsOf, userLevels } from '../user-levels.ts'

export default handle(saveUserLevel, async (input, { db, session, audit, emit }) => {
  const { usertype, names, grant, take } = input
  if (usertype === HIGHEST_LEVEL && grant.length + take.length > 0)
    return { refusal: 'level-has-everything', values: {} }
  if (usertype > session.usertype || grant.some((name) => !can(session, name))) {
    return { refusal: 'beyond-own-rights', values: {} }
  }
  const before = await holders(db)
  const had = permissionsOf(usertype, before.levels.get(usertype) ?? null)
  const has = [...had.filter((name) => !take.includes(name)), ...grant.filter((name) => !had.includes(name))]
  const after = { ...before, levels: new Map(before.levels).set(usertype, has) }
  if (locksEverybodyOut(before, after)) return { refusal: 'last-administrator', values: {} }
  // A name alone decides nothing about what the level may do.
  const permissions = grant.length + take.length > 0 ? has : (before.levels.get(usertype) ?? null)
  const called = (await userLevels(db)).find((level) => level.usertype === usertype)?.names ?? {}
  await db.run(sql`
    insert into user_level (usertype, names, permissions) values (${usertype}, ${names ?? {}}, ${permissions})
    on conflict (company_id, usertype) do update set permissions = excluded.permissions,
      names = coalesce(${names ?? null}, user_level.names)`)
  audit({
    what: 'level.changed',
    key: String(usertype),
    before: { names: called, permissions: had },
    after: { names: names ?? called, permissions: has, grant, take },
  })
  // Everybody's session is asked for again: a right given or taken is felt at once.
  emit('SettingsChanged', {})
  return (await userLevels(db)).filter((level) => level.usertype === usertype)
})
