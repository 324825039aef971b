import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connections, openConnections } from '../src/ground/db/connections.ts'
import { defineJob, type Job } from '../src/ground/jobs/define-job.ts'
import { startJobs } from '../src/ground/jobs/run-jobs.ts'
import { createLog } from '../src/ground/log.ts'
import { followTheClock } from '../src/machines/jobs/follow-the-clock.ts'
import { testServer } from './test-server.ts'

const server = testServer()
let connections: Connections
beforeAll(() => {
  connections = openConnections(server.database)
})
afterAll(() => connections.close())

const lines: string[] = []
const start = (list: readonly Job[]) =>
  startJobs(
    { connections, log: createLog((line) => lines.push(line)), now: () => Date.now(), publish: async () => () => {} },
    list,
  )

function held(): { job: Job; isRunning(): boolean; release(): void } {
  let running = false
  let release = () => {}
  const released = new Promise<void>((then) => {
    release = then
  })
  const job = defineJob({
    name: 'test-takes-long',
    everySeconds: 3600,
    run: async () => {
      running = true
      await released
    },
  })
  return { job, isRunning: () => running, release: () => release() }
}

test('T-PLANT-312 the clock of machines waits for no other job, however long that takes', async () => {
  expect(followTheClock.waitsForNone).toBe(true)
  const long = held()
  let strikes = 0
  const clock = defineJob({
    ...followTheClock,
    name: 'test-clock',
    run: async () => {
      strikes += 1
    },
  })
  const jobs = start([long.job, clock])
  try {
    await expect.poll(() => long.isRunning()).toBe(true)
    // Written down as well, which comes after its run.
    const written = () => server.sql("select 1 from job where name = 'test-clock' and last_run is not null")
    await expect.poll(written).toHaveLength(1)
    expect(strikes).toBeGreaterThan(0)
  } finally {
    long.release()
    await jobs.stop()
  }
})

test('T-PLANT-312 a job that fails says where, and keeps none of the others from running', async () => {
  const failing = defineJob({
    name: 'test-fails',
    everySeconds: 3600,
    run: () => Promise.reject(new Error('no room on the disk')),
  })
  let ran = false
  const next = defineJob({
    name: 'test-next',
    everySeconds: 3600,
    run: async () => {
      ran = true
    },
  })
  const jobs = start([failing, next])
  try {
    await expect.poll(() => ran).toBe(true)
  } finally {
    await jobs.stop()
  }
  expect(await server.sql("select last_error from job where name = 'test-fails'")).toEqual([
    { last_error: 'no room on the disk' },
  ])
  const [line] = lines.filter((one) => one.includes('test-fails'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'error',
    error: { message: 'no room on the disk', stack: expect.stringContaining('jobs.test.ts') },
  })
})
