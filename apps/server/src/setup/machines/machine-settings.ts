import { type MenuFlag, menuFlags } from '@takt/domain/machines/menu-flags.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { bundleSize, bundleSizeField } from '@takt/domain/planning/bundle-size.ts'
import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { suggestedTerminal } from '@takt/domain/setup/suggested-machine.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

const MOST_MACHINES = 5_000

type Stored = Omit<MachineSettingRow, keyof Terminal | 'terminal' | 'bundle_size'> & {
  readonly bundle_stored: string | null
  readonly touch_config: Record<string, unknown> | null
}
type Terminal = Pick<
  MachineSettingRow,
  'menus' | 'ask_for_cavities' | 'max_cavities' | 'document_printer' | 'pallet_flag_printer'
>

/** Machines as they are set up, with what matters at a glance. */
export async function machineSettings(db: CompanyDb, on: { now: number; which?: Sql }): Promise<MachineSettingRow[]> {
  const now = new Date(on.now).toISOString()
  const rows = await db.many<Stored>(sql`
    select m.machine_id, m.machine_description, m.object_description, m.object_no, m.resource_type, m.machine_id_real,
      m.erp_resource, m.erp_connection_type, m.priority, m.department, m.zone, m.category, coalesce(m.line_no::text, '') as line,
      m.calendar_id, m.day_start, m.planned_cycle_seconds, m.cavities, m.good_from_cycles, m.min_run_seconds,
      m.unattended_code, m.micro_stop_seconds, m.max_startup_scrap, m.scrap_reason, m.oee_green_limit,
      m.oee_yellow_limit, m.q_green_limit, m.q_yellow_limit, m.efficiency_green_limit, m.efficiency_yellow_limit,
      m.speed_green_limit, m.speed_yellow_limit,
      (select b.value from company_setting b where b.name = ${bundleSizeField('')} || m.machine_id) as bundle_stored,
      m.touch_config, m.active, m.setup_version as version,
      d.description as department_description, z.description as zone_description,
      coalesce(c.description, '') as calendar_description,
      coalesce((select max(b.until_day) from machine_day_before b
        where b.machine_id = m.machine_id and b.until_day >= (${now}::timestamptz at time zone p.time_zone)::date)::text, '')
        as day_from,
      coalesce(nullif(s.last_signal, 'epoch')::text, '') as last_signal,
      (select count(*) from order_run r where r.machine_id = m.machine_id and r.end_time is null)::int as running_orders,
      (select count(*) from card k where k.machine_id = m.machine_id and k.status = 'planned')::int as planned_orders
    from machine m
      join company p on true
      join department d on d.code = m.department
      join zone z on z.code = m.zone
      left join calendar c on c.calendar_id = m.calendar_id
      left join machine_state s on s.machine_id = m.machine_id
    ${on.which ?? sql``}
    order by d.description, m.machine_id limit ${MOST_MACHINES}`)
  return rows.map(withTerminal)
}

export function ofMachine(machine_id: string): Sql {
  return sql`where m.machine_id = ${machine_id}`
}

function withTerminal({ touch_config, bundle_stored, ...stored }: Stored): MachineSettingRow {
  const row = { ...stored, bundle_size: bundleSize(bundle_stored ?? undefined) }
  const last_signal = row.last_signal === '' ? '' : new Date(row.last_signal).toISOString()
  if (touch_config === null) return { ...row, last_signal, terminal: false, ...suggestedTerminal() }
  const shown = touchConfig(row.machine_id, touch_config)
  return {
    ...row,
    last_signal,
    terminal: true,
    menus: menuFlags.filter((flag: MenuFlag) => shown[flag] === 1),
    ask_for_cavities: shown.ask_for_cavities,
    max_cavities: shown.max_cavities,
    document_printer: shown.document_printer,
    pallet_flag_printer: shown.pallet_flag_printer,
  }
}
