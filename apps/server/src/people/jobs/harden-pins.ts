import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { slowPinHash } from '../pin-codes.ts'

/** Older versions kept PINs as hashes that are guessed within a second: a slow hash is made of each, without the PIN. */
export const hardenPins = defineJob({
  name: 'harden-pins',
  everySeconds: 86_400,
  run: async ({ connections }) => {
    const old = await query<{ company_id: number; employee_number: string; pin_hash: string; pin_salt: Buffer }>(
      connections.owner,
      sql`select e.company_id, e.employee_number, e.pin_hash, c.pin_salt from employee e join company c using (company_id)
          where e.pin_hash not like 'argon2id %'`,
    )
    for (const { company_id, employee_number, pin_hash, pin_salt } of old) {
      const slow = await slowPinHash(pin_salt, pin_hash)
      // A PIN that was changed meanwhile stays as it is.
      await query(
        connections.owner,
        sql`update employee set pin_hash = ${slow}
            where company_id = ${company_id} and employee_number = ${employee_number} and pin_hash = ${pin_hash}`,
      )
    }
  },
})
