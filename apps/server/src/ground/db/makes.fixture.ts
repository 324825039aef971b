/** Rows that tests have, by name: `aStopCode(plant, { names: { en: 'Jam' } })`. One `makes` for each table that they need. */
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { Tables } from './tables.fixture.ts'

/** All that is needed of a plant: a server's test and a browser's both have it. */
export interface Plant {
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>
}

export const EXAMPLE_COMPANY = 1000

/** When something was written, where no test minds. */
export const ONCE = '2026-01-01T06:00:00.000Z'

/** By the clock of the run (decision 0057). */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** The day of the example plant in which a moment lies. */
export const plantDayOf = (moment: string) => localDate(Date.parse(moment), 'Europe/Stockholm')

type Table = keyof Tables
/** As it is stored: nothing is left out. */
export type Stored<T extends Table> = Required<Tables[T]>
/** What is not usual has to be said. */
type Given<T extends Table, Usual> = Partial<Tables[T]> & Omit<Tables[T], keyof Usual>
type Maker<T extends Table, Usual> = (
  plant: Plant,
  ...given: Partial<Tables[T]> extends Given<T, Usual> ? [given?: Given<T, Usual>] : [given: Given<T, Usual>]
) => Promise<Stored<T>>

interface Making<T extends Table> {
  /** The how-manieth of its kind in this plant: names made of it never meet. */
  readonly nth: number
  readonly plant: Plant
  readonly given: Partial<Tables[T]>
}

/** No column that the table does not have. */
type Columns<T extends Table, Usual> = Usual & { readonly [Name in Exclude<keyof Usual, keyof Tables[T]>]: never }

/** As many more rows like one that was made, each with a key of its own: one by one, thousands take as many seconds. */
export async function makeCopies<T extends Table>(
  plant: Plant,
  table: T,
  { of, count, key }: { of: Stored<T>; count: number; key: keyof Tables[T] & string },
): Promise<void> {
  const columns = Object.keys(of).filter((name) => name !== key)
  // The keys are right by construction; the checks of a large booking would take longer than it does.
  await plant.sql('set session_replication_role = replica')
  await plant.sql(
    `insert into ${table} (${columns.join(', ')}) select ${columns.map((name) => `one.${name}`).join(', ')}
     from jsonb_populate_record(null::${table}, $1) one, generate_series(1, $2)`,
    [JSON.stringify(of), count],
  )
  await plant.sql('reset session_replication_role')
}

export function makes<T extends Table, const Usual extends Partial<Tables[T]>>(
  table: T,
  usual: (making: Making<T>) => Columns<T, Usual> | Promise<Columns<T, Usual>>,
  /** A row with the same values of these is written over. */
  writtenOver: readonly (keyof Tables[T] & string)[] = [],
): Maker<T, Usual> {
  const made = new WeakMap<Plant, number>()
  return async (plant, ...[given = {}]) => {
    const nth = (made.get(plant) ?? 0) + 1
    made.set(plant, nth)
    const row = { company_id: EXAMPLE_COMPANY, ...(await usual({ nth, plant, given })), ...given }
    const columns = Object.keys(row)
    const again = writtenOver.length
      ? `on conflict (${writtenOver.join(', ')}) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`
      : ''
    const [stored] = await plant.sql<{ row: Stored<T> }>(
      `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')}
       from jsonb_populate_record(null::${table}, $1) ${again} returning to_jsonb(${table}.*) as row`,
      [JSON.stringify(row)],
    )
    if (!stored) throw new Error(`no row of ${table} was made`)
    return stored.row
  }
}
