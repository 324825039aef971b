import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { pauseBefore, type Supervised, supervise } from './supervise.ts'

/** Says that it is ready, unless told that it cannot start; ends with 7 when it is told to. */
const PROBE = `
  if (process.argv[1] === 'broken') process.exit(3)
  process.on('message', ({ signal }) => signal && process.exit(7))
  process.send({ takt: 'ready' })
  setInterval(() => {}, 1000)`

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function watched(how: (start: number) => 'well' | 'broken', steadyAfterMs?: number) {
  const said: string[] = []
  const ready = new Set<ChildProcess>()
  const start = () => {
    const child = spawn(process.execPath, ['-e', PROBE, how(started.length)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.push(child)
    child.once('message', () => ready.add(child))
    return child
  }
  const supervised: Supervised = supervise({
    start,
    say: (line) => said.push(line),
    ...(steadyAfterMs === undefined ? {} : { steadyAfterMs }),
  })
  const isReady = (nth: number) => expect.poll(() => ready.has(started[nth - 1] as ChildProcess)).toBe(true)
  return { supervised, said, isReady }
}

test('T-SAFE-72 a killed process is started again, after longer pauses when it dies again and again', async () => {
  const { said, isReady, supervised } = watched(() => 'well')
  await isReady(1)
  started[0]?.kill('SIGKILL')
  await isReady(2)
  started[1]?.kill('SIGKILL')
  await isReady(3)
  expect(said).toEqual([
    'The server ended unexpectedly (SIGKILL) and is started again in 0.25 s.',
    'The server ended unexpectedly (SIGKILL) and is started again in 0.5 s.',
  ])
  supervised.stop('SIGTERM')
  expect(await supervised.ended).toBe(7)
})

test('T-SAFE-72 who served for long is started again without a longer pause', async () => {
  const { said, isReady, supervised } = watched(() => 'well', 0)
  for (const nth of [1, 2]) {
    await isReady(nth)
    started[nth - 1]?.kill('SIGKILL')
  }
  await isReady(3)
  expect(said).toHaveLength(2)
  expect(said[1]).toContain('in 0.25 s')
  supervised.stop('SIGTERM')
  await supervised.ended
})

test('T-SAFE-72 what cannot start in the first place is for a person to mend; later it is tried again', async () => {
  const never = watched(() => 'broken')
  expect(await never.supervised.ended).toBe(3)
  expect(started).toHaveLength(1)
  const first = started.length
  const later = watched((nth) => (nth === first + 1 ? 'broken' : 'well'))
  await later.isReady(first + 1)
  started[first]?.kill('SIGKILL')
  await later.isReady(first + 3)
  expect(later.said[1]).toContain('(code 3)')
  later.supervised.stop('SIGINT')
  expect(await later.supervised.ended).toBe(7)
})

test('T-SAFE-72 told to end between two starts, it starts nothing more', async () => {
  const { said, isReady, supervised } = watched(() => 'well')
  await isReady(1)
  started[0]?.kill('SIGKILL')
  await expect.poll(() => said).toHaveLength(1)
  supervised.stop('SIGTERM')
  expect(await supervised.ended).toBe(0)
  expect(started).toHaveLength(1)
})

test.each([
  [1, 250],
  [2, 500],
  [3, 1000],
  [4, 2000],
  [8, 30_000],
  [500, 30_000],
])('T-SAFE-72 before restart %i in a row: %i ms', (restart, ms) => {
  expect(pauseBefore(restart)).toBe(ms)
})
