import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { testServer } from '../../test/test-server.ts'
import { type CompanyDb, withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'
import { type HourOfDay, hoursOfDays } from './machine-hours.ts'
import { goodOfHours } from './statistics/good-over-time.ts'

const server = testServer()
const machines = ['P201', 'P202', 'C301', 'C302']
let plant: QuietPlant

/** Each of them ran, stood still and ran again, and made another number of pieces. */
beforeAll(async () => {
  plant = await quietPlant(server)
  await server.sql('update machine set good_from_cycles = true where company_id = $1', [EXAMPLE])
  for (const [at, machine_id] of machines.entries()) {
    await plant.says(machine_id, 300, 'running')
    await plant.says(machine_id, 250, 10 + at)
    await plant.says(machine_id, 200, 'stopped')
    await plant.says(machine_id, 150 - at, 'running')
    await plant.says(machine_id, 30, 20)
  }
})

/** What the work answers, and how many questions it asked. */
async function asked<T>(work: (db: CompanyDb) => Promise<T>): Promise<{ answer: T; questions: number }> {
  const connections = openConnections(server.database)
  let questions = 0
  const answer = await withCompany(connections, { company_id: EXAMPLE, machine_restrictions: [] }, async (db) => {
    const counting: CompanyDb = {
      ...db,
      many: (statement) => {
        questions += 1
        return db.many(statement)
      },
    }
    return await work(counting)
  })
  await connections.close()
  return { answer, questions }
}

const hours = (ids: readonly string[]) =>
  asked((db) => {
    const period = { from: plantDay(plant.now - 24 * 3_600_000), to: plantDay(plant.now) }
    return hoursOfDays(
      db,
      ids.map((machine_id) => ({ machine_id, period })),
      plant.now,
    )
  })

test('W-SCREEN-26-X the hours of many machines are those of each, asked for at once', async () => {
  const single: HourOfDay[] = []
  for (const machine_id of machines) single.push(...(await hours([machine_id])).answer)
  expect(new Set(single.map(({ machine_id }) => machine_id)).size).toBe(machines.length)
  expect(single.some(({ good_qty }) => good_qty > 0) && single.some(({ stop_ms }) => stop_ms > 0)).toBe(true)
  const together = await hours(machines)
  expect(together.answer).toEqual(single)
  expect(together.questions).toBe((await hours(machines.slice(0, 1))).questions)
})

test('W-SCREEN-26-X the last 24 hours of a place ask as little as those of one machine', async () => {
  const ask = (machine_ids: readonly string[]) => asked((db) => goodOfHours(db, { machine_ids, now: plant.now }))
  const place = await ask(machines)
  expect(place.questions).toBe((await ask(machines.slice(0, 1))).questions)
  const made = new Map<string, number>()
  for (const { machine_id, good } of place.answer) made.set(machine_id, (made.get(machine_id) ?? 0) + good)
  // Thirty-one cycles of one piece each, and thirty of four.
  expect([made.get('P202'), made.get('P201')]).toEqual([31, 120])
})
