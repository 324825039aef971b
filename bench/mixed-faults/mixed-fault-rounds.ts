import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { migrate } from '@takt/server/ground/db/migrate.ts'
import { openDatabase } from '@takt/server/run/open-database.ts'
import { exampleSecrets } from '@takt/server/seed/example.ts'
import { seedPlants } from '@takt/server/seed/seed-plant.ts'
import { type Booking, type PlaceToBook, startBooking } from '../crash/booking.ts'
import { faults } from './faults.ts'
import { ask, type Plant } from './plant.ts'
import { startServerChild } from './server-child.ts'

export interface FaultsOutcome {
  readonly bookings: number
  readonly lost: number
  readonly doubled: number
  /** Booked although nobody was told so: the answer was lost, and so was the person before it was repeated. */
  readonly unasked: number
}

const PATIENCE_MS = 120_000

/** Two servers on one database, people who book through both, and one fault after the other. */
export async function mixedFaultRounds(
  rounds: number,
  tell: (line: string) => void = () => {},
): Promise<FaultsOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-faults-'))
  // As root PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o755)
  const database = await openDatabase({ dataFolder: folder }, () => {})
  const plant: Plant = { database: database.settings, servers: [] }
  try {
    await migrate(database.settings)
    const now = Date.now()
    await seedPlants(database.settings, examplePlants(now).slice(0, 1), { secrets: exampleSecrets, now })
    const place = { database: database.settings, secretsKey: randomBytes(32).toString('base64') }
    plant.servers.push(await startServerChild(place), await startServerChild(place))
    const booking = startBooking(
      plant.servers.map(({ url }) => url),
      await placeToBook(plant),
    )
    for (let round = 0; round < rounds; round += 1) {
      const fault = faults[round % faults.length] as (typeof faults)[number]
      // Only while it works: each round first sees new bookings acknowledged by both servers.
      await moreThrough(booking, round)
      await fault.strike(plant, round)
      if ((round + 1) % 6 === 0) tell(`${round + 1} rounds, ${booking.acknowledged.size} bookings`)
    }
    await moreThrough(booking, rounds)
    await booking.finish()
    return await outcomeOf(plant, booking.acknowledged)
  } finally {
    for (const server of plant.servers) await server.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until each server has answered more than before. */
export async function moreThrough({ through }: Pick<Booking, 'through'>, round: number): Promise<void> {
  const before = new Map(through)
  const until = performance.now() + PATIENCE_MS
  while ([...before].some(([url, count]) => (through.get(url) ?? 0) < count + 3)) {
    if (performance.now() > until) throw new Error(`a server acknowledged nothing any more in round ${round}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function outcomeOf(plant: Plant, acknowledged: ReadonlySet<string>): Promise<FaultsOutcome> {
  const booked = await ask<{ note: string; times: number }>(
    plant,
    `select note, count(*)::int as times from good_transaction where note ~ '^[0-9a-f-]{36}$' group by 1`,
  )
  const notes = new Set(booked.map(({ note }) => note))
  return {
    bookings: acknowledged.size,
    lost: [...acknowledged].filter((note) => !notes.has(note)).length,
    doubled: booked.filter(({ times }) => times > 1).length,
    unasked: [...notes].filter((note) => !acknowledged.has(note)).length,
  }
}

export async function placeToBook(plant: Pick<Plant, 'database'>): Promise<PlaceToBook> {
  const [place] = await ask<PlaceToBook>(
    plant,
    `select r.machine_id, r.card_no, (select employee_number from employee e
       where e.company_id = r.company_id and e.allow_sign_in order by 1 limit 1) as employee
     from order_run r where r.company_id = 1000 and r.end_time is null and r.machine_id like 'A4%' order by 1 limit 1`,
  )
  if (!place) throw new Error('no order runs in the example plant')
  return place
}
