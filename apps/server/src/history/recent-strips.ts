import { settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { RecentStrip } from '@takt/domain/history/model/recent-strip.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { type StripStop, stripOf, stripParts, stripSpan } from '@takt/domain/history/recent-strip.ts'
import { RESOURCE } from '@takt/domain/machines/has-order.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { touching } from '../stops/stop-rows.ts'

/** Milliseconds from and to, reason, shift, whether it is a setup, colour: as an array, for there are tens of thousands. */
type StopCells = readonly [number, number | null, string, number, 0 | 1, string]

interface MachineRow {
  readonly machine_id: string
  /** N: no time is counted, until it is heard. */
  readonly status: 'S' | 'R' | 'N' | null
  readonly last_signal: string | null
  /** Null for one that was heard of before the strip begins: checkpoints go with the raw signals, figures of its days stay. */
  readonly first_word: string | null
  readonly heard_before: boolean
  readonly stops: readonly StopCells[]
}

/** What the machines did in the last hours: one statement for all of them, the stops of each found by their key. */
export async function recentStrips(
  db: CompanyDb,
  on: { machine_ids: readonly string[] | undefined; session: Session; now: number },
): Promise<RecentStrip[]> {
  const span = stripSpan(on.now)
  const began = new Date(span.from).toISOString()
  const ids = (on.machine_ids ?? null) as string[] | null
  const rows = await db.many<MachineRow>(sql`
    select m.machine_id, st.status, st.last_signal, heard.before as heard_before,
      case when not heard.before then least(
        (select min(g.at) from signal g where g.machine_id = m.machine_id),
        (select min(b.at) from machine_checkpoint b where b.machine_id = m.machine_id and b.base)) end as first_word,
      coalesce(own.stops, '[]') as stops
    from machine m
      left join machine_state st on st.machine_id = m.machine_id
      cross join lateral (select exists (
          select from machine_checkpoint c where c.machine_id = m.machine_id and c.at <= ${began})
        or exists (
          select from shift_figures f where f.machine_id = m.machine_id and f.day < ${began.slice(0, 10)}) as before) heard
      left join lateral (
        select json_agg(json_build_array(
          extract(epoch from s.start_time) * 1000, extract(epoch from s.end_time) * 1000, s.stop_reason, s.shift,
          coalesce(k.setup_time, 0), coalesce(k.stop_reason_color, 'Automatic')) order by s.start_time) as stops
        from stop s left join stop_code k on k.stop_code = s.stop_reason
        where s.machine_id = m.machine_id and ${touching(span)}
      ) own on true
    where m.active and m.resource_type <> ${RESOURCE} and (${ids}::text[] is null or m.machine_id = any (${ids}))
    order by m.machine_id`)
  const silentAfter = Number(settingValues(on.session.company_settings).noContactSeconds) * 1000
  return rows.map((row) =>
    stripOf(
      row.machine_id,
      span,
      stripParts(span, { known: knownOf(row, on.now - silentAfter), stops: row.stops.map(stopOf) }),
    ),
  )
}

function stopOf([from, to, stop_reason, shift, setup, color]: StopCells): StripStop {
  return { from: Number(from), to: to === null ? null : Number(to), stop_reason, shift, setup: setup === 1, color }
}

function knownOf({ status, last_signal, first_word, heard_before }: MachineRow, silentBefore: number): Span {
  const last = last_signal === null ? Number.NEGATIVE_INFINITY : Date.parse(last_signal)
  const first = first_word === null ? Number.POSITIVE_INFINITY : Date.parse(first_word)
  return {
    from: heard_before ? Number.NEGATIVE_INFINITY : first,
    to: status === 'N' || last < silentBefore ? last : Number.POSITIVE_INFINITY,
  }
}
