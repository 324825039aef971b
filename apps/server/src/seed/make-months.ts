import type pg from 'pg'

const DAY = 86_400_000

/** A month has a partition of its own from the first row on; rows in the rest would keep it from being made. */
export async function makeMonths(client: pg.Client, wish: { now: number; history_days: number }): Promise<void> {
  const from = new Date(wish.now - (wish.history_days + 2) * DAY).toISOString()
  const yesterday = new Date(wish.now - 2 * DAY).toISOString()
  const to = new Date(wish.now + 62 * DAY).toISOString()
  const make = (table: string, since: string) =>
    client.query('select takt_partitions($1::regclass, $2::date, $3::date)', [table, since, to])
  for (const table of ['stop', 'good_transaction', 'scrap_transaction']) await make(table, from)
  for (const table of ['signal', 'audit']) await make(table, yesterday)
}
