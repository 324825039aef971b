import type { MachineRules } from '@takt/domain/machines/machine-rules.ts'
import { endOfMicro } from '@takt/domain/machines/micro-stop.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { MICRO, MICRO_COLOUR } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { kept } from './kept-figures.ts'
import { type PlantRules, plantRules, rulesOf } from './plant-rules.ts'
import { microNames } from './reason-words.ts'
import { setupSince } from './setup-since.ts'

/** Machines as the wire shows them. One query for overview, one machine and live events, so that they never differ. */
export async function machineRows(
  db: CompanyDb,
  which: { machine_ids?: readonly string[]; now: number },
): Promise<Machine[]> {
  const now = new Date(which.now).toISOString()
  const rules = await plantRules(db)
  const when = pieces(rules, which)
  const { planned } = kept('x')
  return await db
    .many<RawMachine>(sql`
    select m.machine_id, case m.machine_id_real when '' then m.machine_id else m.machine_id_real end as machine_id_real,
      m.machine_description, m.object_description, m.object_no,
      m.department, d.description as department_description, m.zone, z.description as zone_desc,
      m.category, k.description as cat_desc, m.line_no, m.priority,
      coalesce(s.status, 'N') as status,
      coalesce(s.since, 'epoch') as status_since, coalesce(s.last_signal, 'epoch') as last_signal,
      case when sc.setup_time = 1 then coalesce(${setupSince}, 'epoch') else 'epoch' end as setup_since,
      coalesce(st.reason, '') as current_stop_reason,
      takt_name(why.names, co.language) as stop_description, why.names as stop_names,
      case when st.reason = ${MICRO} then ${MICRO_COLOUR} else coalesce(sc.stop_reason_color, 'Automatic') end
        as stop_reason_color,
      coalesce(st.stop, '') as stop_number, case when st.reason = ${MICRO} then s.memory ->> 'micro_since' end as micro_since,
      case when st.stop is null then null else coalesce(sc.setup_time, 0) end as setup_time,
      case when s.status = 'S' then extract(epoch from greatest(${now}::timestamptz - s.since, '0'))::int else 0 end as stopped_seconds,
      case when s.status = 'R' then extract(epoch from greatest(${now}::timestamptz - s.since, '0'))::int else 0 end
        as runtime_after_stop_seconds,
      coalesce(o.p_order, 0) as record_no, coalesce(o.insatser, m.cavities) as insatser,
      coalesce((s.memory ->> 'reduction')::int, 0) as cavity_reduction,
      coalesce(o.planned_setup_time, 0) as planned_setup_time,
      jsonb_build_object('max_startup_scrap', m.max_startup_scrap) as config,
      coalesce(o.work_order_no, '') as work_order_no, coalesce(o.card_no, '') as card_no,
      coalesce(o.part_no, '') as part_no, coalesce(o.part_description, '') as part_description,
      coalesce(o.op_number, '') as op_number, coalesce(o.unit, '') as unit, coalesce(o.planned_op_qty, 0) as planned_op_qty,
      greatest(coalesce(o.good_qty, 0), 0) as card_good_qty,
      case when o.good_qty >= o.planned_op_qty then 1 else 0 end as order_finished,
      m.tool_id, coalesce(nx.prepared, 0) as prepare_status, m.resource_type, m.erp_resource, m.erp_connection_type, m.force_stop_enabled,
      coalesce(e.names, '') as emp_name,
      coalesce(u.uncoded, 0)::int as uncoded_stops,
      coalesce(f.cycles, 0) as today_cycles,
      (coalesce(f.run_ms, 0) / 1000 + case when s.status = 'R' then open.day else 0 end)::int as today_runtime,
      (coalesce(f.stop_ms, 0) / 1000 + case when s.status = 'S' and w.shift <> 0 then open.piece else 0 end)::int
        as today_calendar_stoptime,
      (coalesce(f.calendar_run_ms, 0) / 1000 + case when s.status = 'R' and w.shift <> 0 then open.piece else 0 end)::int
        as today_calendar_runtime,
      (coalesce(f.micro_ms, 0) / 1000 + case when st.reason = ${MICRO} and w.shift <> 0 then open.piece else 0 end)::int
        as today_micro_time,
      w.shift as current_shift, w.piece_from as current_shift_start_time, w.day as current_day,
      (coalesce(f.shift_run_ms, 0) / 1000 + case when s.status = 'R' then open.piece else 0 end)::int as current_shift_runtime,
      case w.shift when 0 then 0
        else (coalesce(f.shift_stop_ms, 0) / 1000 + case when s.status = 'S' then open.piece else 0 end)::int
        end as current_shift_calendar_stop_time,
      m.planned_cycle_seconds, m.oee_green_limit, m.oee_yellow_limit, m.q_green_limit, m.q_yellow_limit,
      m.efficiency_green_limit, m.efficiency_yellow_limit, m.speed_green_limit, m.speed_yellow_limit,
      m.special_functions
    from ${when} as w (machine_id, day, shift, day_from, piece_from)
      join machine m on m.machine_id = w.machine_id
      join company co on co.company_id = m.company_id
      join department d on d.code = m.department
      join zone z on z.code = m.zone
      join category k on k.code = m.category
      left join machine_state s on s.machine_id = m.machine_id
      left join lateral (select s.stop, s.memory ->> 'reason' as reason where s.status = 'S') st on true
      left join stop_code sc on sc.stop_code = st.reason
      cross join lateral (
        select case when st.reason = ${MICRO} then ${microNames}::jsonb else coalesce(sc.names, '{}') end as names) why
      left join lateral (
        select sum(x.cycles) as cycles, sum(x.run_ms) as run_ms, sum(x.stop_ms) ${planned} as stop_ms,
          sum(x.run_ms) ${planned} as calendar_run_ms, sum(x.micro_ms) ${planned} as micro_ms,
          sum(x.run_ms) filter (where x.shift = w.shift) as shift_run_ms,
          sum(x.stop_ms) filter (where x.shift = w.shift) as shift_stop_ms
        from shift_figures x where x.machine_id = m.machine_id and x.day = w.day
      ) f on true
      left join lateral (
        -- what has passed since the last signal, inside today and inside the present shift
        select coalesce(extract(epoch from greatest(${now}::timestamptz - greatest(s.counted_to, w.day_from), '0')), 0) as day,
          coalesce(extract(epoch from greatest(${now}::timestamptz - greatest(s.counted_to, w.piece_from), '0')), 0) as piece
      ) open on true
      left join lateral (
        -- the next order of the plan: all four of its preparations. Whether it runs is asked of the first cards alone: as
        -- "not exists" it was joined, and all that runs in the plant was read for every machine
        select least(cd.material_prepared, cd.tools_prepared, cd.peripheral_equipment_prepared, cd.print_prepared) as prepared
        from card cd
        where cd.machine_id = m.machine_id and cd.status = 'planned' and cd.cancelled = 0
          and (select r.p_order from order_run r where r.card_no = cd.card_no and r.end_time is null limit 1) is null
        order by cd.planned_start_time, cd.card_no limit 1
      ) nx on true
      left join lateral (
        select r.p_order, r.insatser, cd.work_order_no, cd.card_no, cd.part_no, p.part_description, cd.op_number,
          cd.planned_op_qty, cd.good_qty, p.planned_setup_time, p.unit
        from order_run r
          join card cd on cd.card_no = r.card_no
          join part p on p.part_no = cd.part_no and p.op_number = cd.op_number
        where r.machine_id = m.machine_id and r.end_time is null
        order by r.start_time, r.p_order limit 1
      ) o on true
      left join lateral (
        select string_agg(emp.employee_name, ', ' order by a.signed_in, emp.employee_name) as names
        from attendance a join employee emp on emp.employee_number = a.employee_number
        where a.machine_id = m.machine_id and a.until is null
      ) e on true
      left join (
        select x.machine_id, count(*) as uncoded from stop x
        where x.stop_reason = '-' and x.shift <> 0 and x.start_time > ${now}::timestamptz - interval '31 days'
          and ${which.machine_ids ? sql`x.machine_id = any (${which.machine_ids as string[]})` : sql`true`}
        group by x.machine_id
      ) u on u.machine_id = m.machine_id
    where m.active
    order by m.machine_id`)
    .then((rows) => rows.map((row) => finish(row, rulesOf(rules, row.machine_id), which.now)))
}

/** Plant day and shift of each machine at this moment, as a table. */
function pieces({ machines }: PlantRules, which: { machine_ids?: readonly string[]; now: number }): Sql {
  const found = (which.machine_ids ?? [...machines.keys()]).flatMap((machine_id) => {
    const calendar = machines.get(machine_id)?.calendar
    if (!calendar) return []
    const piece = calendar.at(which.now)
    return [{ machine_id, ...piece, day_from: calendar.ofDay(piece.day)[0]?.from ?? piece.from }]
  })
  const time = (at: number) => new Date(at).toISOString()
  return sql`unnest(${found.map(({ machine_id }) => machine_id)}::text[], ${found.map(({ day }) => day)}::date[],
    ${found.map(({ shift }) => shift)}::int[], ${found.map(({ day_from }) => time(day_from))}::timestamptz[],
    ${found.map(({ from }) => time(from))}::timestamptz[])`
}

type RawMachine = Machine & { stopped_seconds?: number; micro_since?: string | null }

const EPOCH = '1970-01-01T00:00:00.000Z'

function finish({ micro_since, ...row }: RawMachine, rules: MachineRules, now: number): Machine {
  const seconds = row.stopped_seconds ?? 0
  const hh = String(Math.floor(seconds / 3600)).padStart(2, '0')
  const mm = String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')
  return {
    ...row,
    status_since: row.status_since === EPOCH ? '' : row.status_since,
    setup_since: row.setup_since === EPOCH ? '' : row.setup_since,
    last_signal: row.last_signal === EPOCH ? '' : row.last_signal,
    calendar_stop_time_duration_hh_mm: row.status === 'S' ? `${hh}:${mm}` : '',
    asks_at: micro_since == null ? '' : new Date(endOfMicro(Number(micro_since), rules)).toISOString(),
    calendar_setup_time_duration: row.setup_time === 1 ? secondsSince(row.setup_since, now) : 0,
  }
}

function secondsSince(time: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(time)) / 1000))
}
