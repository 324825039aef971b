import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import type { HeardSignal } from '../define-connector.ts'
import { segmentFile } from './buffer-folder.ts'
import { openDiskStore } from './disk-store.ts'
import type { SignalStore } from './signal-store.ts'

const keeper = fileURLToPath(new URL('./fixtures/keeper.ts', import.meta.url))
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takt-buffer-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function opened(options: Parameters<typeof openDiskStore>[0]): Promise<SignalStore> {
  const store = await openDiskStore(options)
  cleanUp.push(() => store.close().catch(() => {}))
  return store
}

function heard(n: number): HeardSignal {
  return { machine_id: 'M101', at: '2026-03-10T08:00:00.000Z', kind: 'cycles', value: n }
}

const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)
const segments = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()

async function readAll(store: SignalStore): Promise<{ n: number; value: unknown }[]> {
  const all: { n: number; value: unknown }[] = []
  for (let after = store.done; ; ) {
    const found = await store.read(after, 500)
    if (found.length === 0) return all
    all.push(...found.map(({ n, signal }) => ({ n, value: signal.value })))
    after = found.at(-1)?.n as number
  }
}

test('T-PLANT-20 after a restart everything is there, numbered as before, and numbers go on', async () => {
  const folder = newFolder()
  const first = await opened({ folder, segment_bytes: 2000 })
  await first.settle(700)
  await Promise.all(upTo(100).map((n) => first.keep(heard(n))))
  await first.close()
  const second = await opened({ folder, segment_bytes: 2000 })
  expect(second).toMatchObject({ sender: first.sender, base: 700, done: 0, last: 100 })
  await second.keep(heard(101))
  expect(await readAll(second)).toEqual(upTo(101).map((n) => ({ n, value: n })))
})

test('a segment that was being made when the process died counts for nothing: signals and counters are those before it', async () => {
  const folder = newFolder()
  const first = await opened({ folder })
  for (const n of upTo(5)) await first.keep(heard(n), { notes: [{ key: 'count', value: n }] })
  await first.close()
  writeFileSync(segmentFile(folder, 6), '')
  const second = await opened({ folder })
  expect(second.recall('count')).toBe(5)
  await second.keep(heard(6), { notes: [{ key: 'count', value: 6 }] })
  expect(await readAll(second)).toEqual(upTo(6).map((n) => ({ n, value: n })))
})

test('one after the other, while somebody reads: each is kept', async () => {
  const store = await opened({ folder: newFolder() })
  for (const n of upTo(300)) {
    await store.keep(heard(n))
    if (n % 3 === 0) await store.forget(n - 1)
    expect((await store.read(n - 1, 10)).map((kept) => kept.n)).toEqual([n])
  }
})

test('what is committed is deleted, and a number is never given again', async () => {
  const folder = newFolder()
  const store = await opened({ folder, segment_bytes: 2000 })
  for (const n of upTo(200)) await store.keep(heard(n))
  const before = segments(folder).length
  await store.forget(150)
  expect(segments(folder).length).toBeLessThan(before)
  expect((await readAll(store)).map(({ n }) => n)).toEqual(upTo(50, 151))
  await store.forget(200)
  await store.close()
  expect(segments(folder)).toHaveLength(1)
  const again = await opened({ folder })
  await again.keep(heard(201))
  expect(again.last).toBe(201)
})

test('a long run that is always sent at once does not fill the disk', async () => {
  const folder = newFolder()
  const store = await opened({ folder })
  for (const n of upTo(40)) {
    await Promise.all(upTo(50).map((at) => store.keep(heard(n * 100 + at))))
    await store.forget(store.last)
  }
  expect(store.last).toBe(2000)
  expect(segments(folder)).toHaveLength(1)
  expect(readFileSync(join(folder, segments(folder)[0] as string)).length).toBeLessThan(70_000)
})

test('a counter’s last value survives the deletion of the signals that it was noted with', async () => {
  const folder = newFolder()
  const store = await opened({ folder, segment_bytes: 500 })
  for (const n of upTo(30)) await store.keep(heard(1), { notes: [{ key: n % 2 ? 'M101' : 'M102', value: n }] })
  await store.forget(30)
  await store.close()
  const again = await opened({ folder })
  expect([again.recall('M101'), again.recall('M102'), again.recall('M103')]).toEqual([29, 30, undefined])
})

const ends: readonly [what: string, end: (file: string) => void][] = [
  ['half a line', (file) => appendFileSync(file, '{"n":4,"signal":{"machine')],
  ['a line whose checksum is wrong', (file) => appendFileSync(file, '{"n":4,"signal":{},"crc":"00000000"}\n')],
  ['zeros of a disk without power', (file) => appendFileSync(file, Buffer.alloc(300))],
]
test.each(ends)('%s at the end was never taken and is dropped', async (_what, end) => {
  const folder = newFolder()
  const store = await opened({ folder })
  for (const n of upTo(3)) await store.keep(heard(n))
  await store.close()
  end(join(folder, segments(folder)[0] as string))
  const again = await opened({ folder })
  await again.keep(heard(4))
  await again.close()
  expect(await readAll(await opened({ folder }))).toEqual(upTo(4).map((n) => ({ n, value: n })))
})

test('a line that the disk has lost is told, and the others keep their numbers', async () => {
  const folder = newFolder()
  const store = await opened({ folder, segment_bytes: 300 })
  for (const n of upTo(6)) await store.keep(heard(n))
  await store.close()
  const file = join(folder, segments(folder)[0] as string)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"n":2', '"n":7'))
  const told: string[] = []
  const again = await opened({ folder, onTrouble: (reason) => told.push(reason) })
  expect((await readAll(again)).map(({ n }) => n)).toEqual([1, 3, 4, 5, 6])
  expect(told).toEqual([expect.stringContaining('lost 1 signals')])
})

test('a folder can be open only once, and a dead holder does not count', async () => {
  const folder = newFolder()
  const store = await opened({ folder })
  await expect(openDiskStore({ folder })).rejects.toThrow('open already')
  await store.close()
  writeFileSync(join(folder, 'lock'), '1 an-earlier-start')
  await (await opened({ folder })).close()
  const child = startKeeper(folder, 10)
  await once(child, 'message')
  await expect(openDiskStore({ folder })).rejects.toThrow(`used by process ${child.pid}`)
})

test('a full buffer makes the connector wait and says so; room lets it go on', async () => {
  const told: string[] = []
  const folder = newFolder()
  const store = await opened({ folder, most_bytes: 1000, try_again_ms: 5, onTrouble: (reason) => told.push(reason) })
  const taken: number[] = []
  const all = upTo(30).map(async (n) => {
    await store.keep(heard(n))
    taken.push(n)
  })
  // All thirty were handed over at once and went out in one write; the next one meets the full buffer.
  await Promise.all(all)
  const late = store.keep(heard(31)).then(() => taken.push(31))
  await expect.poll(() => told).toEqual(['the buffer holds 30 signals and is full'])
  expect(taken).toHaveLength(30)
  await store.forget(30)
  await late
  expect(told.at(-1)).toBe('')
  expect((await readAll(store)).map(({ value }) => value)).toEqual([31])
})

test('a full disk takes nothing, says so, and loses nothing when it has room again', async () => {
  let full = false
  const openFile = async (path: string, flags: string): Promise<FileHandle> => {
    const file = await open(path, flags)
    const write = file.write.bind(file)
    const half = async (buffer: Buffer, from: number, length: number, at: number) => {
      if (!full) return write(buffer, from, length, at)
      await write(buffer, from, Math.floor(length / 2), at)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    return Object.assign(file, { write: half }) as FileHandle
  }
  const told: string[] = []
  const folder = newFolder()
  const store = await opened({ folder, openFile, try_again_ms: 5, onTrouble: (reason) => told.push(reason) })
  await store.keep(heard(1))
  full = true
  const taken: number[] = []
  const waiting = upTo(3, 2).map((n) => store.keep(heard(n)).then(() => taken.push(n)))
  await expect.poll(() => told).toEqual(['the buffer cannot be written: ENOSPC: no space left on device, write'])
  expect(taken).toEqual([])
  full = false
  await Promise.all(waiting)
  expect(taken).toEqual([2, 3, 4])
  await store.close()
  expect(await readAll(await opened({ folder }))).toEqual(upTo(4).map((n) => ({ n, value: n })))
})

function startKeeper(folder: string, tellEvery: number): ChildProcess {
  const child = fork(keeper, [folder, String(tellEvery)], { silent: true })
  cleanUp.push(() => child.kill('SIGKILL'))
  return child
}

test.each([1, 2, 3, 4, 5])(
  'kill -9 while writing, number %i: nothing acknowledged is missing, nothing doubled',
  async (run) => {
    const folder = newFolder()
    const child = startKeeper(folder, 1)
    let acknowledged = 0
    child.on('message', (value) => {
      acknowledged = Number(value)
      if (acknowledged >= run * 150) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const store = await opened({ folder })
    const found = await readAll(store)
    expect(acknowledged).toBeGreaterThanOrEqual(run * 150)
    expect(found.length).toBeGreaterThanOrEqual(acknowledged)
    expect(found).toEqual(upTo(found.length).map((n) => ({ n, value: n })))
    expect(store.recall('count')).toBe(found.length)
  },
)
