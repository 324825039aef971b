import { historyOf, machinesWithHistory } from '@takt/example-plant/history/history.ts'
import type { MachineHistory } from '@takt/example-plant/history/history-rows.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { copyRows } from './copy-rows.ts'
import { type HistoryTable, historyTables } from './history-tables.ts'
import { seedCardMaterials } from './seed-orders.ts'

/** One line for so many machines. */
const SAY_EVERY = 4

const NEVER_SECONDS = 1_000_000_000

export interface HistoryWish {
  readonly now: number
  readonly history_days: number
  readonly say: (line: string) => void
}

/** Writes the past machine by machine, so that never more than one is in memory, and then how the machines stand now. */
export async function seedHistory(client: pg.Client, plant: Plant, wish: HistoryWish): Promise<void> {
  const { company_id } = plant.company
  // Small tables are read through rather than looked up; a check of a foreign key planned so would read all orders for each row.
  await client.query('set local enable_seqscan = off')
  // Nobody has looked at this company yet: its past is no correction of what a browser keeps.
  await client.query("set local takt.seeding = 'on'")
  const machines = machinesWithHistory(plant).length
  let done = 0
  for (const history of historyOf(plant, wish)) {
    const first_p_order = await takeNumbers(client, history.runs.length)
    for (const table of historyTables) {
      await write(client, table, { history, company_id, first_p_order, now: wish.now })
      // Without statistics any index that begins with the company looks as good as the key.
      if (done === 0 && table.name === 'order_run') await client.query('analyze card, order_run, machine, scrap_reason')
    }
    done += 1
    if (done % SAY_EVERY === 0 || done === machines) wish.say(`History: ${done} of ${machines} machines …`)
  }
  // The past is told in far fewer words than a machine says: a day of it that is built again must not read as silence.
  await client.query('insert into contact_limit_before (company_id, until, seconds) values ($1, $2, $3)', [
    company_id,
    new Date(wish.now).toISOString(),
    NEVER_SECONDS,
  ])
  await seedCardMaterials(client, plant)
  await client.query('set local enable_seqscan = on')
}

interface Of {
  readonly history: MachineHistory
  readonly company_id: number
  readonly first_p_order: number
  readonly now: number
}

async function write(client: pg.Client, table: HistoryTable, of: Of): Promise<void> {
  const columns = ['company_id', 'machine_id', ...table.columns]
  const { company_id, history } = of
  await copyRows(
    client,
    { table: table.name, columns },
    table.rows(history, of).map((row) => [company_id, history.machine_id, ...row]),
  )
}

/** Numbers of order runs, taken from the same sequence as those that people start. */
async function takeNumbers(client: pg.Client, count: number): Promise<number> {
  const { rows } = await client.query<{ first: string }>(
    `select setval(s, nextval(s) + $1 - 1) - $1 + 1 as first
     from cast(pg_get_serial_sequence('order_run', 'p_order') as regclass) as s`,
    [count],
  )
  return Number(rows[0]?.first)
}
