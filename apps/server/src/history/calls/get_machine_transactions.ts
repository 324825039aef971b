import { getMachineTransactions } from '@takt/contract/history/get_machine_transactions.ts'
import { plantHour } from '@takt/domain/ground/dates.ts'
import { hourSpan, hoursBetween } from '@takt/domain/history/plant-hours.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'
import { transactionsOf } from '../transactions.ts'

export default handle(getMachineTransactions, async ({ machine_id, date, hour }, { db, now, session }) => {
  const { language } = session
  const known = await db.maybe(sql`select 1 from machine where machine_id = ${machine_id}`)
  if (!known) return { refusal: 'machine-not-found', values: { machine_id } }
  const { calendar } = rulesOf(await plantRules(db), machine_id)
  const pieces = calendar.ofDay(date)
  const day = { from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 }
  if (hour === null) return await transactionsOf(db, machine_id, { spans: [day], now, language })
  // In autumn one hour of the clock comes twice.
  const spans = hoursBetween(day, calendar.zone)
    .filter((start) => plantHour(start, calendar.zone) === hour)
    .map(hourSpan)
  return await transactionsOf(db, machine_id, { spans, now, language })
})
