import type { Identity } from '@takt/domain/people/cover-person.ts'
import { pseudonymOf } from '@takt/domain/people/erase-person.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { carryPseudonym } from '../erasure/carry-pseudonym.ts'
import { coverTrail } from '../erasure/cover-trail.ts'

interface Asked {
  readonly company_id: number
  readonly sign: string
  readonly user_id: number
  readonly was: Identity
}

/** Carries the pseudonyms of people who were erased through every table and the trail, each in one transaction. */
export const erasePeople = defineJob({
  name: 'erase-people',
  everySeconds: 5,
  run: async ({ connections, now }) => {
    const asked = await query<Asked>(
      connections.owner,
      sql`select company_id, sign, user_id, was from person_erasure where was is not null order by asked_at`,
    )
    for (const { company_id, sign, user_id, was } of asked) {
      const client = await connections.owner.connect()
      try {
        await client.query('begin')
        const person = { company_id, user_id, sign, was, is: pseudonymOf(sign), now }
        await carryPseudonym(client, person)
        await coverTrail(client, person)
        await query(
          client,
          sql`update person_erasure set was = null where company_id = ${company_id} and sign = ${sign}`,
        )
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    }
  },
})
