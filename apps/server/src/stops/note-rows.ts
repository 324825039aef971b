import type { Language } from '@takt/domain/ground/languages.ts'
import type { MachineNote } from '@takt/domain/stops/model/note.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { reasonWords } from '../machines/reason-words.ts'

const MOST_NOTES = 500

/** Notes about machines themselves. */
export function machineNotes(db: CompanyDb, where: Sql): Promise<MachineNote[]> {
  return db.many<MachineNote>(sql`
    select n.record_no, n.machine_id, n.at, coalesce(e.employee_name, n.username) as author, '' as stop_description,
      n.note
    from machine_note n left join employee e on e.employee_number = n.employee
    where ${where} order by n.at desc, n.record_no desc limit ${MOST_NOTES}`)
}

/** Notes on stops that began in the last 31 days, as long as stops can be coded. */
export function stopNotes(
  db: CompanyDb,
  { machine_id, language, now }: { machine_id: string; language: Language; now: number },
): Promise<MachineNote[]> {
  return db.many<MachineNote>(sql`
    select 0 as record_no, s.machine_id, s.start_time as at, coalesce(e.employee_name, s.employee) as author,
      ${reasonWords(language)} as stop_description,
      s.note
    from stop s left join stop_code c on c.stop_code = s.stop_reason
      left join employee e on e.employee_number = s.employee
    where s.note <> '' and (${machine_id} = '' or s.machine_id = ${machine_id})
      and s.start_time > ${new Date(now).toISOString()}::timestamptz - interval '31 days'
    order by s.start_time desc limit ${MOST_NOTES}`)
}
