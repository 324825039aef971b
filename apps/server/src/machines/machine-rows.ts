import type { Machine } from '@takt/domain/model/machine.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { type Sql, sql } from '../db/sql.ts'

/** Machines as the wire shows them. One query for overview, one machine and live events, so that they never differ. */
export async function machineRows(
  db: CompanyDb,
  which: { machine_ids?: readonly string[]; now: number },
): Promise<Machine[]> {
  const only: Sql =
    which.machine_ids === undefined ? sql`true` : sql`m.machine_id = any (${which.machine_ids as string[]})`
  const now = new Date(which.now).toISOString()
  return await db
    .many<Machine>(sql`
    select m.machine_id, m.machine_description, m.object_description, m.object_no,
      m.department, d.description as department_description, m.zone, z.description as zone_desc,
      m.category, k.description as cat_desc,
      coalesce(s.status, 'N') as status,
      coalesce(s.since, 'epoch') as status_since, coalesce(s.last_signal, 'epoch') as last_signal,
      coalesce(st.stop_reason, '') as current_stop_reason,
      coalesce(sc.stop_description, '') as stop_description, coalesce(sc.description_sv, '') as stop_description_sv,
      coalesce(sc.stop_reason_color, 'Automatic') as stop_reason_color,
      coalesce(st.stop, '') as stop_number,
      case when st.stop is null then null else coalesce(sc.setup_time, 0) end as setup_time,
      case when s.status = 'S' then extract(epoch from greatest(${now}::timestamptz - s.since, '0'))::int else 0 end as stopped_seconds,
      case when s.status = 'R' then extract(epoch from greatest(${now}::timestamptz - s.since, '0'))::int else 0 end
        as runtime_after_stop_seconds,
      coalesce(o.work_order_no, '') as work_order_no, coalesce(o.card_no, '') as card_no,
      coalesce(o.part_no, '') as part_no, coalesce(o.part_description, '') as part_description,
      coalesce(o.op_number, '') as op_number, coalesce(o.planned_op_qty, 0) as planned_op_qty,
      coalesce(o.good_qty, 0) as card_good_qty,
      case when o.good_qty >= o.planned_op_qty then 1 else 0 end as order_finished,
      m.tool_id, 0 as prepare_status, m.resource_type, m.erp_resource, m.erp_connection_type,
      coalesce(e.names, '') as emp_name,
      coalesce(u.uncoded, 0)::int as uncoded_stops,
      coalesce(md.cycles, 0) as today_cycles,
      (coalesce(md.run_ms, 0) / 1000 + case when s.status = 'R' then open.seconds else 0 end)::int as today_runtime,
      (coalesce(md.stop_ms, 0) / 1000 + case when s.status = 'S' then open.seconds else 0 end)::int as today_calendar_stoptime,
      m.planned_cycle_seconds, m.oee_green_limit, m.oee_yellow_limit, m.special_functions
    from machine m
      join company c on true
      join department d on d.code = m.department
      join zone z on z.code = m.zone
      join category k on k.code = m.category
      left join machine_state s on s.machine_id = m.machine_id
      left join stop st on st.machine_id = m.machine_id and st.stop = s.stop and s.status = 'S'
      left join stop_code sc on sc.stop_code = st.stop_reason
      left join machine_day md on md.machine_id = m.machine_id
        and md.day = (${now}::timestamptz at time zone c.time_zone)::date
      left join lateral (
        -- what has passed since the last signal, inside today
        select coalesce(extract(epoch from greatest(${now}::timestamptz
          - greatest(s.counted_to, date_trunc('day', ${now}::timestamptz at time zone c.time_zone) at time zone c.time_zone), '0')), 0) as seconds
      ) open on true
      left join lateral (
        select cd.work_order_no, cd.card_no, cd.part_no, p.part_description, cd.op_number, cd.planned_op_qty, cd.good_qty
        from order_run r
          join card cd on cd.card_no = r.card_no
          join part p on p.part_no = cd.part_no and p.op_number = cd.op_number
        where r.machine_id = m.machine_id and r.end_time is null
        order by r.start_time, r.p_order limit 1
      ) o on true
      left join lateral (
        select string_agg(emp.employee_name, ', ' order by a.since) as names
        from employee_at_machine a join employee emp on emp.employee_number = a.employee_number
        where a.machine_id = m.machine_id
      ) e on true
      left join lateral (
        select count(*) as uncoded from stop x where x.machine_id = m.machine_id and x.stop_reason = '-'
      ) u on true
    where m.active and ${only}
    order by m.machine_id`)
    .then((rows) => rows.map(finish))
}

type RawMachine = Machine & { stopped_seconds?: number }

const EPOCH = '1970-01-01T00:00:00.000Z'

function finish(row: RawMachine): Machine {
  const seconds = row.stopped_seconds ?? 0
  const hh = String(Math.floor(seconds / 3600)).padStart(2, '0')
  const mm = String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')
  return {
    ...row,
    status_since: row.status_since === EPOCH ? '' : row.status_since,
    last_signal: row.last_signal === EPOCH ? '' : row.last_signal,
    calendar_stop_time_duration_hh_mm: row.status === 'S' ? `${hh}:${mm}` : '',
  }
}
