import type { BoardMachine } from '@takt/domain/dashboards/model/boards.ts'
import { chosenColour } from '@takt/domain/machines/reason-colours.ts'
import { MICRO, MICRO_COLOUR } from '@takt/domain/machines/uncoded.ts'
import { sql } from '../../ground/db/sql.ts'
import { microNames } from '../../machines/reason-words.ts'
import { setupSince } from '../../machines/setup-since.ts'
import type { BoardContext } from './open-board.ts'

export type MachineNow = Omit<BoardMachine, 'made'>

/** What machines do and make at this moment: of their rows only what a wall shows, in one statement. */
export async function machinesNow({ db, machines }: BoardContext): Promise<MachineNow[]> {
  const shifts = new Map(machines.map(({ machine_id, shift }) => [machine_id, shift.shift]))
  const rows = await db.many<Omit<MachineNow, 'current_shift'>>(sql`
    select m.machine_id, m.machine_description as name, coalesce(s.status, 'N') as status,
      ${timeOrNone(sql`s.since`)} as status_since, ${timeOrNone(sql`s.last_signal`)} as last_signal,
      ${timeOrNone(sql`case when k.setup_time = 1 then ${setupSince} end`)} as setup_since,
      coalesce(st.reason, '') as current_stop_reason,
      case when st.reason is null then null else coalesce(k.setup_time, 0) end as setup_time,
      case when st.reason = ${MICRO} then ${microNames}::jsonb else coalesce(k.names, '{}') end as stop_names,
      case when st.reason = ${MICRO} then ${MICRO_COLOUR} else coalesce(k.stop_reason_color, '') end as stop_reason_color,
      coalesce(k.loss_kind, '') as loss_kind,
      coalesce(o.card_no, '') as card_no, coalesce(o.part_no, '') as part_no,
      coalesce(o.part_description, '') as part_description, coalesce(o.unit, '') as unit
    from unnest(${machines.map(({ machine_id }) => machine_id)}::text[]) as n (machine_id)
      join machine m on m.machine_id = n.machine_id
      left join machine_state s on s.machine_id = m.machine_id
      left join lateral (select s.memory ->> 'reason' as reason where s.status = 'S') st on true
      left join stop_code k on k.stop_code = st.reason
      left join lateral (
        select c.card_no, c.part_no, p.part_description, p.unit
        from order_run r
          join card c on c.card_no = r.card_no
          join part p on p.part_no = c.part_no and p.op_number = c.op_number
        where r.machine_id = m.machine_id and r.end_time is null
        order by r.start_time, r.p_order limit 1) o on true
    order by m.machine_id`)
  return rows.map((row) => ({
    ...row,
    current_shift: shifts.get(row.machine_id) ?? 0,
    stop_reason_color: chosenColour(row.stop_reason_color) ?? '',
  }))
}

const timeOrNone = (column: ReturnType<typeof sql>) =>
  sql`coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`
