import type { InputSettingsRow } from '@takt/domain/machines/model/input-settings.ts'
import { type InputSettings, inputOf } from '@takt/domain/orders/input-settings.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** As they were entered: that of all first. */
export async function inputSettings(db: CompanyDb): Promise<InputSettingsRow[]> {
  return await db.many<InputSettingsRow>(
    sql`select of_machine, settings, version from input_setting order by of_machine limit 5000`,
  )
}

/** What holds at a machine. */
export async function inputAt(db: CompanyDb, machine_id: string): Promise<InputSettings> {
  const rows = await db.many<InputSettingsRow>(
    sql`select of_machine, settings, version from input_setting where of_machine in ('', ${machine_id})`,
  )
  const of = (machine: string) => rows.find(({ of_machine }) => of_machine === machine)?.settings ?? null
  return inputOf(of(''), of(machine_id))
}
