import type { CompanyDb } from '../../ground/db/company-db.ts'
import { plantRules, runningDayOf } from '../plant-rules.ts'
import { placeMachines } from './place-machines.ts'

/** The latest day that has begun at one of these machines; of none named, at any that is in use. */
export async function plantDay(db: CompanyDb, now: number, machine_id: readonly string[] = []): Promise<string> {
  const asked = await placeMachines(db, { machine_id, locationtype: '', location: '' })
  return runningDayOf(await plantRules(db), asked, now)
}
