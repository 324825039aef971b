import { getOwnProvider } from '@takt/contract/people/get_own_provider.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getOwnProvider, (_input, { db, user_id, session }) =>
  db.many<{ label: string; linked: boolean; may_link: boolean }>(sql`
    select p.label, i.user_id is not null as linked,
      i.user_id is null and p.emergency_user <> ${user_id} and not ${session.deviceuser || session.wall_link} as may_link
    from sign_in_provider p
      left join provider_identity i on i.company_id = p.company_id and i.issuer = p.issuer and i.user_id = ${user_id}
    where p.enabled`),
)
