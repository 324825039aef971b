import { menuFlags } from '@takt/domain/machines/menu-flags.ts'
import { bundleSizeField, USUAL_BUNDLE } from '@takt/domain/planning/bundle-size.ts'
import type { MachineSetting, MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** What is not versioned: it is shown or sent as it is now and changes no figure of the past. */
function plainColumns(): Sql {
  return sql`machine_description, object_description, object_no, resource_type, machine_id_real, erp_resource,
    erp_connection_type, priority, department, zone, category, line_no, planned_cycle_seconds, cavities, max_startup_scrap, scrap_reason, oee_green_limit,
    oee_yellow_limit, q_green_limit, q_yellow_limit, efficiency_green_limit, efficiency_yellow_limit, speed_green_limit,
    speed_yellow_limit, touch_config`
}

function plainValues(machine: MachineSetting, touch_config: Readonly<Record<string, unknown>>): Sql {
  const line_no = machine.line === '' ? null : Number(machine.line)
  return sql`${machine.machine_description}, ${machine.object_description || machine.machine_description},
    ${machine.object_no}, ${machine.resource_type}::smallint, ${machine.machine_id_real}, ${machine.erp_resource},
    ${machine.erp_connection_type}::int,
    ${machine.priority}::int, ${machine.department}, ${machine.zone}, ${machine.category}, ${line_no}::int,
    ${machine.planned_cycle_seconds}::numeric, ${machine.cavities}::int, ${machine.max_startup_scrap}::numeric,
    ${machine.scrap_reason},
    ${machine.oee_green_limit}::numeric, ${machine.oee_yellow_limit}::numeric, ${machine.q_green_limit}::numeric,
    ${machine.q_yellow_limit}::numeric, ${machine.efficiency_green_limit}::numeric,
    ${machine.efficiency_yellow_limit}::numeric, ${machine.speed_green_limit}::numeric,
    ${machine.speed_yellow_limit}::numeric, ${JSON.stringify(touch_config)}::jsonb`
}

/** What the page does not ask of a terminal stays as it was. */
function terminalOf(machine: MachineSetting, before: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const menus = Object.fromEntries(menuFlags.map((flag) => [flag, machine.menus.includes(flag) ? 1 : 0]))
  const { ask_for_cavities, max_cavities, document_printer, pallet_flag_printer } = machine
  return {
    ...before,
    ...menus,
    ask_for_cavities,
    max_cavities,
    document_printer,
    pallet_flag_printer,
  }
}

/** False: there is one with that number already, which somebody else may have added in this moment. */
export async function addMachine(db: CompanyDb, machine: MachineSetting, copy_of: string): Promise<boolean> {
  const added = await db.maybe(sql`
    insert into machine (machine_id, ${plainColumns()}, calendar_id, day_start, min_run_seconds, unattended_code,
      good_from_cycles, micro_stop_seconds, special_functions, function_values)
    select ${machine.machine_id}, ${plainValues(machine, terminalOf(machine, {}))}, ${machine.calendar_id}::int,
      ${machine.day_start}, ${machine.min_run_seconds}::int, ${machine.unattended_code}, ${machine.good_from_cycles}::boolean,
      ${machine.micro_stop_seconds}::int,
      coalesce(c.special_functions, '{}'), coalesce(c.function_values, '{}')
    from (select 1) one left join machine c on c.machine_id = ${copy_of}
    on conflict do nothing returning machine_id`)
  return added !== null
}

/** The machine is locked, and what it is counted by is changed elsewhere. */
export async function changeMachine(db: CompanyDb, machine: MachineSetting, before: MachineSettingRow): Promise<void> {
  const stored = await db.one<{ touch_config: Record<string, unknown> | null }>(
    sql`select touch_config from machine where machine_id = ${machine.machine_id}`,
  )
  await db.run(sql`
    update machine set (${plainColumns()}, setup_version)
      = (${plainValues(machine, terminalOf(machine, stored.touch_config ?? {}))}, ${before.version + 1}::int)
    where machine_id = ${machine.machine_id}`)
}

/** As many as usual is not kept: who never chose follows the product. */
export async function setBundleSize(db: CompanyDb, machine_id: string, size: number): Promise<void> {
  const name = bundleSizeField(machine_id)
  if (size === USUAL_BUNDLE) await db.run(sql`delete from company_setting where name = ${name}`)
  else {
    await db.run(sql`insert into company_setting (name, value) values (${name}, ${String(size)})
      on conflict (company_id, name) do update set value = excluded.value`)
  }
}
