import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import type { getGraphicalHistoryDataForMachines } from '@takt/contract/history/get_graphical_history_data_for_machines.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { GraphicalStop, TimeHistoryRow } from '@takt/domain/history/model/history.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { stopsByHour } from '@takt/domain/history/time-history.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { reasonColour, reasonWords } from '../machines/reason-words.ts'
import { namesOfStop, stopNames, touching } from '../stops/stop-rows.ts'
import { shiftsOfMachines } from './shifts-of-machines.ts'

type StopRow = Omit<GraphicalStop, 'end_time'> & { readonly end_time: string | null }

/** The stops of machines and the hours they have a part in, in the order in which the machines were named. */
export async function graphicalHistory(
  db: CompanyDb,
  on: { machine_ids: readonly string[]; period: Span; session: Session; now: number },
): Promise<RowOf<typeof getGraphicalHistoryDataForMachines>> {
  const ids = on.machine_ids as string[]
  const machines = await db.many<{ machine_id: string; object_description: string }>(sql`
    select machine_id, object_description from machine where machine_id = any (${ids})
    order by array_position(${ids}, machine_id)`)
  const stops = await db.many<StopRow>(sql`
    select s.machine_id, s.stop, s.stop_reason,
      ${reasonWords(on.session.language)} as stop_description,
      s.start_time, s.end_time,
      extract(epoch from greatest(coalesce(s.end_time, ${new Date(on.now).toISOString()}) - s.start_time, '0')) as duration_s,
      ${reasonColour} as color, coalesce(c.setup_time, 0) as setup_time,
      s.shift, s.note, s.employee, s.coded_automatically, s.belongs_to_order, ${stopNames}
    from stop s left join stop_code c on c.stop_code = s.stop_reason ${namesOfStop}
    where s.machine_id = any (${ids}) and ${touching(on.period)}
    order by s.machine_id, s.start_time`)
  const seen = { from: on.period.from, to: Math.min(on.period.to, on.now) }
  const shifts = await shiftsOfMachines(db, { ...on, machine_ids: machines.map(({ machine_id }) => machine_id) })
  const rows = machines.flatMap(({ machine_id, object_description }): TimeHistoryRow[] => {
    const own = stops.filter((stop) => stop.machine_id === machine_id).map((stop) => drawn(stop, on.now))
    return stopsByHour(seen, own, on.session.time_zone).map(({ hour, stop }) => ({
      belongs_to_hour: new Date(hour).toISOString(),
      object_description,
      machine_id,
      stop,
    }))
  })
  return {
    tables: [
      { name: 'rows', rows },
      { name: 'stops', rows: stops.map((stop) => ({ ...stop, end_time: stop.end_time ?? '' })) },
      { name: 'shifts', rows: shifts },
    ],
  }
}

function drawn({ stop, start_time, end_time }: StopRow, now: number): Span & { stop: string } {
  return { stop, from: Date.parse(start_time), to: end_time === null ? now : Date.parse(end_time) }
}
