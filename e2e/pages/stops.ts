import type { Locator, Page } from '@playwright/test'
import { expect, type Plant } from '../fixtures/takt.ts'

export interface MadeStop {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
  readonly start: number
  /** Null while it lasts. */
  readonly end: number | null
}

/** Stops of a machine, oldest first, from a moment on. */
export async function stopsSince(plant: Plant, machine_id: string, since: number): Promise<MadeStop[]> {
  return await plant.sql<MadeStop>(
    `select stop, stop_reason, note, (extract(epoch from start_time) * 1000)::float8 as start,
       (extract(epoch from end_time) * 1000)::float8 as "end"
     from stop
     where company_id = 1000 and machine_id = $1 and start_time >= $2 order by start_time`,
    [machine_id, new Date(since)],
  )
}

/** So many short stops, one after the other; the machine then runs. What it had before is said to be coded. */
export async function makeStops(plant: Plant, machine_id: string, count: number): Promise<MadeStop[]> {
  await plant.signal(machine_id, 'running')
  await plant.sql(
    `update stop set stop_reason = '501' where company_id = 1000 and machine_id = $1 and stop_reason = '-'`,
    [machine_id],
  )
  const since = Date.now()
  for (let made = 0; made < count; made++) {
    await plant.signal(machine_id, 'stopped')
    await plant.signal(machine_id, 'running')
  }
  const stops = await stopsSince(plant, machine_id, since)
  expect(stops.map((stop) => stop.stop_reason)).toEqual(Array(count).fill('-'))
  return stops
}

/** Rows of the list of stops, without its head. */
export function stopRows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('gridcell') })
}

/** Another person codes a stop, in a program of their own. */
export async function codeElsewhere(
  plant: Plant,
  page: Page,
  { machine_id, stop }: { machine_id: string; stop: string },
): Promise<void> {
  const [session] = (
    (await (await page.request.get(`${plant.url}/api/session`, { headers: { 'accept-language': 'en' } })).json()) as {
      data: { token: string }[]
    }
  ).data
  const answer = await page.request.post(`${plant.url}/api/call`, {
    headers: { origin: plant.url, 'x-takt-token': session?.token ?? '' },
    data: {
      name: 'update_uncoded_stop',
      payload: { machine_id, stop, stop_code: '301' },
      request_id: crypto.randomUUID(),
    },
  })
  expect(answer.status()).toBe(200)
}
