import { jobNames } from '@takt/domain/ground/jobs/job-names.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCompanySetting } from './setup.fixture.ts'

const server = testServer()
let admin: Caller
beforeAll(async () => {
  admin = await server.signIn('admin')
})

const jobs = async () => (await admin.call('get_jobs', {})).data
const job = async (name: string) => (await jobs()).find((row) => row.name === name)

test('T-PLANT-434 an administrator sees every job, when it ran and runs next, and how long it took', async () => {
  await expect.poll(async () => (await jobs()).filter(({ took_ms }) => took_ms !== null).length).toBe(jobNames.length)
  expect((await jobs()).map(({ name }) => name)).toEqual(jobNames)
  expect(await job('forget-old-notices')).toMatchObject({ every_seconds: 86_400, failures: 0, last_failure: null })
  const { last_run, next_run } = (await job('forget-old-notices')) as { last_run: string; next_run: string }
  expect(Date.parse(next_run) - Date.parse(last_run)).toBe(86_400_000)
  const operator = await server.signIn('operator')
  expect((await operator.call('get_jobs', {})).status).toBe(403)
  expect((await operator.call('run_job', { name: 'make-partitions' })).status).toBe(403)
})

test('T-PLANT-434 Run now does a job at once, and is kept in the audit trail', async () => {
  const ranAt = async () => (await job('make-partitions'))?.last_run
  const before = await ranAt()
  expect((await admin.call('run_job', { name: 'make-partitions' })).status).toBe(200)
  await expect.poll(ranAt).not.toBe(before)
  expect(await server.sql("select key from audit where company_id = 1000 and what = 'job.wanted'")).toEqual([
    { key: 'make-partitions' },
  ])
  expect((await admin.raw({ name: 'run_job', payload: { name: 'no-such-job' } })).status).toBe(422)
})

test('T-PLANT-434 T-PLANT-430 a job that fails in a company says why to that company and to no other', async () => {
  await aCompanySetting(server, { name: 'orderReadyMinutes', value: '30' })
  await server.sql('alter table order_run rename to order_run_away')
  await admin.call('run_job', { name: 'notice-orders-soon-ready' })
  await expect.poll(() => job('notice-orders-soon-ready')).toMatchObject({ failures: 1, running: false })
  expect((await job('notice-orders-soon-ready'))?.last_error).toMatch(/order_run.* does not exist/)
  await server.sql("update job set failed_in = 999 where name = 'notice-orders-soon-ready'")
  expect(await job('notice-orders-soon-ready')).toMatchObject({ failures: 1, last_error: '' })
  await server.sql('alter table order_run_away rename to order_run')
  await admin.call('run_job', { name: 'notice-orders-soon-ready' })
  await expect.poll(() => job('notice-orders-soon-ready')).toMatchObject({ failures: 0, running: false })
  expect((await job('notice-orders-soon-ready'))?.last_failure).not.toBeNull()
})
