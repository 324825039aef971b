import type { Scale } from '@takt/domain/scrap/model/scale.ts'
import { isConnected } from '@takt/domain/scrap/scale-state.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** Far more than stand at one machine. */
const MOST_SCALES = 100

interface Which {
  readonly machine_id: string
  readonly scale_id?: string
  readonly now: number
}

/** Scales of a machine with the last word of the signal each one listens to. */
export async function scaleRows(db: CompanyDb, { machine_id, scale_id, now }: Which, lock?: Sql): Promise<Scale[]> {
  const rows = await db.many<Omit<Scale, 'connected'>>(sql`
    select s.scale_id, s.machine_id, s.name, s.signal, s.unit, s.purpose, s.tare, s.min_weight, s.max_weight,
      s.enabled::int as enabled, s.version, v.value as reading, coalesce(to_json(v.at) #>> '{}', '') as read_at
    from scale s left join machine_value v on v.machine_id = s.machine_id and v.signal = s.signal
    where s.machine_id = ${machine_id} and ${scale_id === undefined ? sql`true` : sql`s.scale_id = ${scale_id}`}
    order by s.scale_id limit ${MOST_SCALES} ${lock ?? sql``}`)
  return rows.map((row) => ({ ...row, connected: isConnected(momentOf(row.read_at), now) ? 1 : 0 }))
}

/** One scale, locked: of two who change it at once the second sees what the first one did. */
export async function lockScale(db: CompanyDb, which: Required<Which>): Promise<Scale | null> {
  const [scale] = await scaleRows(db, which, sql`for no key update of s`)
  return scale ?? null
}

export function momentOf(read_at: string): number | null {
  return read_at === '' ? null : Date.parse(read_at)
}
