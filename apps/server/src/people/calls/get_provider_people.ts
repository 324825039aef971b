import { getProviderPeople } from '@takt/contract/people/get_provider_people.ts'
import type { ProviderPerson } from '@takt/domain/people/model/sign-in-provider.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { usersBeyond } from '../beyond-own.ts'

export default handle(getProviderPeople, async (_input, { db, session }) => {
  const people = await db.many<Omit<ProviderPerson, 'beyond_own'>>(sql`
    select u.user_id, u.username, u.full_name, u.usertype, i.subject, i.linked_at, i.last_sign_in
    from provider_identity i join app_user u using (company_id, user_id)
      join sign_in_provider p on p.company_id = i.company_id and p.issuer = i.issuer
    order by u.username limit 5000`)
  const beyond = await usersBeyond(db, session)
  return people.map((person) => ({ ...person, beyond_own: beyond.has(person.user_id) }))
})
