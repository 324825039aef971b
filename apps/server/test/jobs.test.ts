import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { jobNames } from '@takt/domain/ground/jobs/job-names.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Connections, openConnections } from '../src/ground/db/connections.ts'
import { aJob } from '../src/ground/ground.fixture.ts'
import { defineJob, type Job } from '../src/ground/jobs/define-job.ts'
import { HELD_MS, type RunningJobs, startJobs } from '../src/ground/jobs/run-jobs.ts'
import { createLog } from '../src/ground/log.ts'
import { jobs as allJobs } from '../src/jobs/jobs.ts'
import { followTheClock } from '../src/machines/jobs/follow-the-clock.ts'
import { testServer } from './test-server.ts'

const server = testServer()
let connections: Connections
let background: Connections
beforeAll(() => {
  connections = openConnections(server.database)
  background = openConnections(server.database, { appConnections: 1, ownerConnections: 1, waitMs: 60_000 })
})
afterAll(() => Promise.all([connections.close(), background.close()]))

const lines: string[] = []
const started: RunningJobs[] = []
const releases: (() => void)[] = []
const clock: { ahead: number; stands?: number } = { ahead: 0 }
/** Processes of one installation: each has its own holder, as if it ran elsewhere. */
function start(list: readonly Job[], pace: { longestMs?: number; beatMs?: number } = {}): RunningJobs {
  const log = createLog((line) => lines.push(line))
  const now = () => (clock.stands ?? Date.now()) + clock.ahead
  const running = startJobs({ connections, background, log, now, publish: async () => () => {}, pace }, list)
  started.push(running)
  return running
}
afterEach(async () => {
  for (const release of releases.splice(0)) release()
  await Promise.all(started.splice(0).map((running) => running.stop()))
  clock.ahead = 0
  delete clock.stands
})

interface Row {
  readonly failures: number
  readonly last_error: string
  readonly failed_in: number
  readonly held: boolean
  readonly ran: boolean
  readonly wait_s: number
}
async function rowOf(name: string): Promise<Row | undefined> {
  const [row] = await server.sql<Row>(
    `select failures, last_error, failed_in, held_by <> '' as held, took_ms is not null as ran,
       extract(epoch from next_run - coalesce(last_failure, last_run))::float8 as wait_s
     from job where name = $1`,
    [name],
  )
  return row
}

function counted(name: string, more: Partial<Job> = {}): { job: Job; runs(): number } {
  let runs = 0
  const job = defineJob({
    name,
    everySeconds: 3600,
    ...more,
    run: async (context) => {
      runs += 1
      await more.run?.(context)
    },
  })
  return { job, runs: () => runs }
}

function hanging(name: string): { job: Job; runs(): number } {
  const released = new Promise<void>((then) => releases.push(then))
  return counted(name, { run: () => released })
}

test('T-PLANT-431 every job has a name that the page knows, and the page knows no other', () => {
  expect(allJobs.map(({ name }) => name).sort()).toEqual([...jobNames].sort())
})

test('T-PLANT-312 T-PLANT-431 a job that hangs, with all connections of jobs, delays neither the clock nor another job', async () => {
  expect(followTheClock.apart).toBe(true)
  const released = new Promise<void>((then) => releases.push(then))
  const hog = counted('test-hog', {
    run: async (context) => {
      const client = await context.connections.owner.connect()
      await released
      client.release()
    },
  })
  const other = counted('test-other')
  let strikes = 0
  const struck = counted('test-clock', {
    apart: true,
    everySeconds: 1,
    run: async (context) => {
      await context.connections.owner.query('select 1')
      strikes += 1
    },
  })
  start([hog.job, other.job, struck.job])
  await expect.poll(() => hog.runs()).toBe(1)
  await expect.poll(() => other.runs()).toBe(1)
  await expect.poll(() => strikes).toBeGreaterThan(2)
  await expect.poll(async () => (await rowOf('test-clock'))?.ran).toBe(true)
  expect((await rowOf('test-hog'))?.held).toBe(true)
})

test('T-PLANT-431 no transaction stands open while a job works', async () => {
  const long = hanging('test-long')
  start([long.job])
  await expect.poll(() => long.runs()).toBe(1)
  const open = () =>
    server.sql(
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
         and query like '%job%'`,
    )
  await expect.poll(open).toEqual([])
  expect((await rowOf('test-long'))?.held).toBe(true)
})

test('T-PLANT-430 T-PLANT-312 a job that fails says why and where, is tried again later and later, and the others go on', async () => {
  let broken = true
  const failing = counted('test-fails', {
    everySeconds: 86_400,
    run: async () => {
      if (broken) throw new Error('no room on the disk')
    },
  })
  const next = counted('test-next')
  start([failing.job, next.job])
  await expect
    .poll(() => rowOf('test-fails'))
    .toMatchObject({
      failures: 1,
      last_error: 'no room on the disk',
      failed_in: 0,
      held: false,
      wait_s: expect.closeTo(30, 0),
    })
  await expect.poll(() => next.runs()).toBe(1)
  const [line] = lines.filter((one) => one.includes('test-fails'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'error',
    error: { message: 'no room on the disk', stack: expect.stringContaining('jobs.test.ts') },
  })
  clock.ahead = 31_000
  started[0]?.wake()
  await expect.poll(() => rowOf('test-fails')).toMatchObject({ failures: 2, wait_s: expect.closeTo(60, 0) })
  broken = false
  clock.ahead += 61_000
  started[0]?.wake()
  // What went wrong stays readable after it has gone well.
  await expect.poll(() => rowOf('test-fails')).toMatchObject({ failures: 0, last_error: 'no room on the disk' })
  expect(failing.runs()).toBe(3)
  expect(next.runs()).toBe(1)
})

test('T-PLANT-430 one that never ends is told as failed, and not begun again beside itself', async () => {
  const stuck = hanging('test-stuck')
  const running = start([stuck.job], { longestMs: 50 })
  await expect.poll(() => rowOf('test-stuck')).toMatchObject({ failures: 1, held: false })
  expect((await rowOf('test-stuck'))?.last_error).toBe('did not end within 0.05 seconds')
  clock.ahead = 3_600_000
  const other = counted('test-after-stuck')
  start([other.job])
  running.wake()
  await expect.poll(() => other.runs()).toBe(1)
  expect(stuck.runs()).toBe(1)
})

test('T-PLANT-432 of several servers on one database one does a job that is due', async () => {
  // On a clock that goes on, a slow database alone would let one server follow another.
  clock.stands = Date.now()
  // In steps shorter than clocks may differ: to a look that began before the step, the run after it is none of a clock set back.
  const job = counted('test-shared', { everySeconds: 10 })
  const processes = Array.from({ length: 6 }, () => start([job.job]))
  await expect.poll(async () => (await rowOf('test-shared'))?.ran).toBe(true)
  for (let round = 2; round <= 5; round += 1) {
    clock.ahead += 10_100
    for (const one of processes) one.wake()
    await expect.poll(() => job.runs()).toBe(round)
    await expect.poll(async () => (await rowOf('test-shared'))?.held).toBe(false)
  }
  expect(job.runs()).toBe(5)
})

test('T-PLANT-432 a job that another server is just taking is left to it, and the others do not wait for its answer', async () => {
  await aJob(server, { name: 'test-taken', next_run: '1970-01-01' })
  const client = await connections.owner.connect()
  try {
    const until = new Date(Date.now() + HELD_MS).toISOString()
    await client.query(`begin; update job set held_by = 'another', held_until = '${until}' where name = 'test-taken'`)
    const taken = counted('test-taken')
    const beside = counted('test-beside-taken')
    const running = start([taken.job, beside.job])
    await expect.poll(() => beside.runs()).toBe(1)
    await client.query('commit')
    await server.sql("update job set next_run = 'epoch' where name = 'test-beside-taken'")
    running.wake()
    await expect.poll(() => beside.runs()).toBe(2)
    expect(taken.runs()).toBe(0)
  } finally {
    client.release()
  }
})

test('T-PLANT-432 while one server works at a job it is held, however long it takes', async () => {
  const long = hanging('test-held')
  start([long.job], { beatMs: 50 })
  await expect.poll(() => long.runs()).toBe(1)
  const until = async () =>
    (await server.sql<{ held_until: Date }>("select held_until from job where name = 'test-held'"))[0]?.held_until
  const first = await until()
  await server.sql("update job set next_run = 'epoch' where name = 'test-held'")
  const another = hanging('test-held')
  const beside = counted('test-beside')
  start([another.job, beside.job])
  await expect.poll(() => beside.runs()).toBe(1)
  // Its process has said since that it is still there.
  await expect.poll(until).not.toEqual(first)
  expect(another.runs()).toBe(0)
})

test('T-PLANT-433 a server killed in the midst of a job is followed by another when its time is over, not before', async () => {
  const file = fileURLToPath(new URL('./job-process.ts', import.meta.url))
  const env = { ...process.env, DATABASE: JSON.stringify(server.database), JOB: 'test-killed' }
  const child: ChildProcess = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await server.sql("update job set next_run = 'epoch' where name = 'test-killed'")
  const heir = counted('test-killed')
  const beside = counted('test-beside-killed')
  const running = start([heir.job, beside.job])
  await expect.poll(() => beside.runs()).toBe(1)
  expect(heir.runs()).toBe(0)
  clock.ahead = HELD_MS
  running.wake()
  await expect.poll(() => heir.runs()).toBe(1)
})

test('T-SAFE-11 a job that ran, or is held, by a clock that was set back since waits for no hour that has been', async () => {
  clock.ahead = 3_600_000
  const job = counted('test-set-back')
  const running = start([job.job])
  await expect.poll(async () => (await rowOf('test-set-back'))?.ran).toBe(true)
  clock.ahead = 0
  running.wake()
  await expect.poll(() => job.runs()).toBe(2)
  await expect.poll(async () => (await rowOf('test-set-back'))?.held).toBe(false)
  // Now it ran by the clock of now, and waits for its next hour.
  const beside = counted('test-beside-set-back')
  start([job.job, beside.job])
  await expect.poll(() => beside.runs()).toBe(1)
  expect(job.runs()).toBe(2)
  await aJob(server, {
    name: 'test-held-ahead',
    next_run: '1970-01-01',
    held_by: 'killed',
    held_until: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const held = counted('test-held-ahead')
  start([held.job])
  await expect.poll(() => held.runs()).toBe(1)
})
