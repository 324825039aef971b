import { setOwnChoices } from '@takt/contract/people/set_own_choices.ts'
import { choicesFollow } from '@takt/domain/ground/choices-follow.ts'
import { readChoices } from '@takt/domain/ground/personal-choices.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(setOwnChoices, async ({ language, ...chosen }, { db, session, user_id, audit }) => {
  if (!choicesFollow(session)) return { refusal: 'choices-of-a-device', values: {} }
  const next = language ?? session.language
  // Merged where it lies, only what was chosen now: two devices of one person never undo each other.
  // The version counts what an administrator's form shows, and the language is the one of these it shows.
  const row = await db.one<{ choices: unknown }>(sql`
    update app_user set choices = choices || ${JSON.stringify(chosen)},
      version = version + (language <> ${next})::int, language = ${next}
    where user_id = ${user_id}
    returning choices`)
  const before = { language: session.language, ...session.choices }
  const after = { language: next, ...readChoices(row.choices) }
  audit({ what: 'choices.changed', key: session.username, before, after })
  return [after]
})
