import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PlaceToBook, startBooking } from './booking.ts'
import { startChildren, type Victim } from './children.ts'
import { freePort, rows } from './plant-folder.ts'

export interface CrashOutcome {
  readonly rounds: number
  readonly signals: number
  readonly bookings: number
  readonly signalsLost: number
  readonly signalsDoubled: number
  readonly bookingsLost: number
  readonly bookingsDoubled: number
}

const PATIENCE_MS = 60_000
const victims: readonly Victim[] = ['server', 'database', 'connector']
const machine_ids = ['A401', 'A402', 'A403', 'A404', 'A405']

/** Kills server, database and connector in turn, under load, and then counts what is there. */
export async function crashRounds(rounds: number): Promise<CrashOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-crash-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const children = await startChildren({ folder, port, machine_ids })
  try {
    const place = await placeToBook(folder)
    const booking = startBooking([`http://127.0.0.1:${port}`], place)
    for (let round = 0; round < rounds; round += 1) {
      // Killed only while it works: each round first sees new signals and bookings acknowledged.
      await moreThan(booking.acknowledged, children.kept, round)
      await children.kill(victims[round % victims.length] as Victim)
    }
    await moreThan(booking.acknowledged, children.kept, rounds)
    await booking.finish()
    const unsent = await children.finish()
    if (unsent > 0) throw new Error(`${unsent} signals were never sent`)
    return { rounds, ...(await count(folder, { kept: children.kept, booked: booking.acknowledged })) }
  } finally {
    await children.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until both have grown since the last round. */
async function moreThan(booked: ReadonlySet<string>, kept: ReadonlySet<number>, round: number): Promise<void> {
  const [bookedBefore, keptBefore] = [booked.size, kept.size]
  const until = Date.now() + PATIENCE_MS
  while (booked.size < bookedBefore + 3 || kept.size < keptBefore + 10) {
    if (Date.now() > until) throw new Error(`nothing was acknowledged any more in round ${round}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function count(
  folder: string,
  { kept, booked }: { kept: ReadonlySet<number>; booked: ReadonlySet<string> },
): Promise<Omit<CrashOutcome, 'rounds'>> {
  const signals = await rows<{ value: string; times: string }>(
    folder,
    `select value ->> 'value' as value, count(*) as times from signal where connector = 'crash' and kind = 'value' group by 1`,
  )
  const there = new Set(signals.map(({ value }) => Number(value)))
  const bookings = await rows<{ note: string; times: string }>(
    folder,
    'select note, count(*) as times from good_transaction group by 1',
  )
  const notes = new Set(bookings.map(({ note }) => note))
  return {
    signals: kept.size,
    bookings: booked.size,
    signalsLost: [...kept].filter((value) => !there.has(value)).length,
    signalsDoubled: signals.filter(({ times }) => Number(times) > 1).length,
    bookingsLost: [...booked].filter((note) => !notes.has(note)).length,
    bookingsDoubled: bookings.filter(({ times }) => Number(times) > 1).length,
  }
}

async function placeToBook(folder: string): Promise<PlaceToBook> {
  const [place] = await rows<PlaceToBook>(
    folder,
    `select r.machine_id, r.card_no, (select employee_number from employee e
       where e.company_id = r.company_id and e.allow_sign_in order by 1 limit 1) as employee
     from order_run r where r.company_id = 1000 and r.end_time is null and r.machine_id like 'A4%' order by 1 limit 1`,
  )
  if (!place) throw new Error('no order runs in the example plant')
  return place
}
