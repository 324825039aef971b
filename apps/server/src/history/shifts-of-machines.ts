import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { ShiftTime } from '@takt/domain/history/model/history.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { shiftTimes } from '@takt/domain/history/time-history/shift-times.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'

interface Signals {
  readonly machine_id: string
  /** Its first word, or the state it was brought along with. */
  readonly first_word: string | null
  readonly last_signal: string | null
}

interface Counted {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
}

/** The shifts of machines in a period, and whether anything is known of the machine in them. */
export async function shiftsOfMachines(
  db: CompanyDb,
  on: { machine_ids: readonly string[]; period: Span; session: Session; now: number },
): Promise<ShiftTime[]> {
  const ids = on.machine_ids as string[]
  const rules = await plantRules(db)
  const signals = await db.many<Signals>(sql`
    select m.machine_id, st.last_signal,
      least((select min(s.at) from signal s where s.machine_id = m.machine_id),
        (select min(c.at) from machine_checkpoint c where c.machine_id = m.machine_id and c.base)) as first_word
    from machine m left join machine_state st on st.machine_id = m.machine_id
    where m.machine_id = any (${ids})`)
  // The day of a machine may begin before or after that of the calendar on the wall.
  const dayOf = (at: number) => localDate(at, on.session.time_zone)
  const counted = await db.many<Counted>(sql`
    select machine_id, day, shift from shift_figures
    where machine_id = any (${ids}) and day between ${addDays(dayOf(on.period.from), -1)} and ${addDays(dayOf(on.period.to), 1)}
      and run_ms + stop_ms > 0`)
  const known = new Set(counted.map(({ machine_id, day, shift }) => `${machine_id} ${day} ${shift}`))
  const silentAfter = Number(settingValues(on.session.company_settings).noContactSeconds) * 1000
  return signals.flatMap(({ machine_id, first_word, last_signal }) => {
    const last = momentOr(last_signal, Number.NEGATIVE_INFINITY)
    const times = shiftTimes(rulesOf(rules, machine_id).calendar, on.period, {
      from: momentOr(first_word, Number.POSITIVE_INFINITY),
      until: on.now - last > silentAfter ? last : Number.POSITIVE_INFINITY,
      hasFigures: (day, shift) => known.has(`${machine_id} ${day} ${shift}`),
    })
    return times.map((piece) => ({
      machine_id,
      day: piece.day,
      shift: piece.shift,
      start_time: new Date(piece.from).toISOString(),
      end_time: new Date(piece.to).toISOString(),
      known: piece.known ? 1 : 0,
    }))
  })
}

function momentOr(at: string | null, otherwise: number): number {
  return at === null ? otherwise : Date.parse(at)
}
