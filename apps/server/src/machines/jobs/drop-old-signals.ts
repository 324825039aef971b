import { companySettings } from '@takt/domain/ground/company-settings.ts'
import { endOfMonth, monthsToDrop, signalsKeptDays } from '@takt/domain/machines/keep-signals.ts'
import type pg from 'pg'
import { query } from '../../ground/db/connections.ts'
import { raw, sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'

/** Signals that come meanwhile never wait long for a table to go; what was not free today goes tomorrow. */
const LOCK_TIMEOUT = '3s'

/** Whole months of raw signals go at once. Never one that a machine still needs to be built again. */
export const dropOldSignals = defineJob({
  name: 'drop-old-signals',
  everySeconds: 86_400,
  run: async ({ connections, now }) => {
    const wishes = await query<{ value: string }>(
      connections.owner,
      sql`select coalesce(s.value, ${companySettings.keep_signals_days.default}) as value
          from company c left join company_setting s on s.company_id = c.company_id and s.name = 'keep_signals_days'`,
    )
    const days = signalsKeptDays(
      wishes.map(({ value }) => value),
      companySettings.keep_signals_days.default,
    )
    const months = await query<{ month: string }>(
      connections.owner,
      sql`select right(c.relname, 6) as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'signal'::regclass and c.relname ~ '^signal_[0-9]{6}$'`,
    )
    const list = months.map(({ month }) => month)
    for (const month of monthsToDrop(list, { now, days })) {
      const client = await connections.owner.connect()
      try {
        if (!(await dropMonth(client, month))) return
      } finally {
        client.release()
      }
    }
  },
})

/** False: a machine can only be built again from signals of this month. */
async function dropMonth(client: pg.PoolClient, month: string): Promise<boolean> {
  const table = raw(`signal_${month}`)
  const end = new Date(endOfMonth(month)).toISOString()
  await client.query('begin')
  try {
    await query(client, sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`)
    // Another process may be at it: it has the list of months too.
    await query(client, sql`select pg_advisory_xact_lock(hashtext('drop-old-signals'))`)
    // Read as rows: to_regclass answers from what this connection remembers, which may be a table that has just gone.
    const there = await query(
      client,
      sql`select from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'signal'::regclass and c.relname = ${`signal_${month}`}`,
    )
    if (there.length === 0) {
      await client.query('rollback')
      return true
    }
    const needed = await query(
      client,
      sql`select m.machine_id from machine m
          where m.active and exists (select from ${table} s where s.company_id = m.company_id and s.machine_id = m.machine_id)
            and not exists (select from machine_checkpoint k where k.company_id = m.company_id
              and k.machine_id = m.machine_id and k.at >= ${end}) limit 1`,
    )
    if (needed.length > 0) {
      await client.query('rollback')
      return false
    }
    // From here on nothing older is built again: the first checkpoint after the month is the new beginning.
    await query(
      client,
      sql`update machine_checkpoint k set base = true
          from (select distinct on (company_id, machine_id) company_id, machine_id, day from machine_checkpoint
            where at >= ${end} order by company_id, machine_id, day) first
          where k.company_id = first.company_id and k.machine_id = first.machine_id and k.day = first.day
            and exists (select from ${table} s where s.company_id = k.company_id and s.machine_id = k.machine_id)`,
    )
    await query(
      client,
      sql`delete from machine_checkpoint k where k.at < ${end}
          and exists (select from machine_checkpoint b where b.company_id = k.company_id and b.machine_id = k.machine_id
            and b.base and b.at >= ${end})`,
    )
    await query(client, sql`drop table ${table}`)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
