import { addDays } from '@takt/domain/ground/dates.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import { stopKey } from '@takt/domain/machines/machine-state.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay, ZONE } from '../../test/plant-day.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aStop } from './stops.fixture.ts'

const server = testServer()
const COMPANY = 1000
const MACHINE = 'A404'
const MINUTE = 60_000
/** Nine in the morning on a day of the plant, so many days ago. */
const nine = (daysAgo: number) => momentOf(addDays(plantDay(), -daysAgo), 9 * 60, ZONE)
let operator: Caller

interface GivenStop {
  readonly at: number
  readonly reason: string
  readonly automatic?: 0 | 1
}

async function given({ at, reason, automatic = 0 }: GivenStop): Promise<void> {
  const time = (moment: number) => new Date(moment).toISOString()
  await aStop(server, {
    machine_id: MACHINE,
    start_time: time(at),
    end_time: time(at + MINUTE),
    stop_reason: reason,
    coded_automatically: automatic,
  })
}

const likely = async (stop: number) =>
  (await operator.call('get_likely_stop_reasons', { machine_id: MACHINE, stop: stopKey(stop) })).data

beforeAll(async () => {
  operator = await server.signIn('operator')
  await server.sql('delete from stop where company_id = $1 and machine_id = $2', [COMPANY, MACHINE])
  const atNine = ['501', '501', '301', '501', '501', '502', '501', '501', '301', '501', '301', '301']
  for (const [at, reason] of atNine.entries()) await given({ at: nine(at + 3), reason })
  // An hour of which only a machine's own rule, the management and the distant past say anything.
  for (let day = 3; day < 8; day++) {
    await given({ at: nine(day) + 4 * 60 * MINUTE, reason: '502', automatic: 1 })
    await given({ at: nine(day) + 6 * 60 * MINUTE, reason: '701' })
    await given({ at: nine(day + 60) + 8 * 60 * MINUTE, reason: '502' })
  }
})

test('the likeliest reason is told from the stops at the same hour of the plant’s day, with its grounds', async () => {
  await given({ at: nine(2), reason: '-' })
  expect(await likely(nine(2))).toContainEqual({ stop_code: '501', because: 'hour', count: 7, of: 10 })
})

test.each([
  ['coded by the system', 4],
  ['above the level of the person', 6],
  ['older than 60 days', 8],
])('a reason %s is no hint', async (_what, hours) => {
  const at = nine(2) + hours * 60 * MINUTE
  await given({ at, reason: '-' })
  const hints = await likely(at)
  expect(hints.filter(({ because, stop_code }) => because === 'hour' || stop_code === '701')).toEqual([])
})

test('a hint changes nothing', async () => {
  const uncoded = () =>
    server.sql("select stop from stop where company_id = $1 and machine_id = $2 and stop_reason = '-'", [
      COMPANY,
      MACHINE,
    ])
  const before = await uncoded()
  await likely(nine(2))
  expect(await uncoded()).toEqual(before)
})

test('W-PERM-31-X whoever may not see the machine is refused', async () => {
  const restricted = await server.signIn('restricted')
  const answer = await restricted.call('get_likely_stop_reasons', { machine_id: MACHINE })
  expect(answer.status).toBe(403)
  expect(answer.data ?? []).toEqual([])
})
