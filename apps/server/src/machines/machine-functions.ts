import type { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const COLUMNS = sql`machine_id, machine_description, department, special_functions, function_values,
  functions_version as version`

export function machineFunctions(db: CompanyDb): Promise<MachineFunctionsRow[]> {
  return db.many<MachineFunctionsRow>(sql`select ${COLUMNS} from machine where active order by machine_id`)
}

export function functionsOfMachine(
  db: CompanyDb,
  machine_id: string,
  lock: Sql = sql``,
): Promise<MachineFunctionsRow | null> {
  return db.maybe<MachineFunctionsRow>(
    sql`select ${COLUMNS} from machine where machine_id = ${machine_id} and active ${lock}`,
  )
}
