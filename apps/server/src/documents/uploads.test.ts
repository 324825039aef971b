/** What arrives lies on the disk until the whole is there; whatever comes of it, nothing stays behind. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { ownFolder } from '../../test/own-folder.ts'
import { answerOf, type Caller, testServer } from '../../test/test-server.ts'
import { openArrivals } from '../ground/files/arrivals.ts'

const dataFolder = ownFolder()
const server = testServer({ dataFolder })
const MEGABYTE = 1024 * 1024
let admin: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
})

const arrivingIn = () => {
  const folder = join(dataFolder, 'arriving')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('document-')) : []
}

function begin(path: string, length: number): ClientRequest {
  const headers = {
    authorization: `Bearer ${admin.bearer}`,
    'content-type': 'application/octet-stream',
    'content-length': length,
  }
  const sending = request(`${server.url}${path}`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  return sending
}

test.each(['/api/files', '/api/media'])('D-CALL-37-X an upload to %s that is cut off leaves nothing', async (path) => {
  const before = await server.sql('select hash from file_content')
  const sending = begin(path, 3 * MEGABYTE)
  sending.write(Buffer.alloc(MEGABYTE, 'a'))
  await expect.poll(() => arrivingIn()).toHaveLength(1)
  sending.destroy()
  await expect.poll(() => arrivingIn()).toEqual([])
  expect(await server.sql('select hash from file_content')).toEqual(before)
})

async function upload(body: Buffer | ReadableStream) {
  return await answerOf(
    await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.bearer}`, 'content-type': 'application/octet-stream' },
      body: body as BodyInit,
      ...(Buffer.isBuffer(body) ? {} : { duplex: 'half' }),
    }),
  )
}

test('a document that is longer than it may be is refused while it arrives, and leaves nothing', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (to) => {
      sent += 1
      if (sent > 40) to.close()
      else to.enqueue(new Uint8Array(MEGABYTE))
    },
  })
  // A client that goes on sending may not hear the answer.
  const answer = await upload(endless).catch(() => null)
  expect(answer?.message ?? 'larger than 25 MB').toMatch(/larger than 25 MB/)
  await expect.poll(() => arrivingIn()).toEqual([])
})

test('documents that arrive at once are all stored whole, the same one once', async () => {
  const bodies = ['b', 'c', 'd', 'e', 'b'].map((letter) => Buffer.alloc(2 * MEGABYTE, letter))
  const answers = await Promise.all(bodies.map(upload))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const hashes = answers.map(({ data }) => data[0]?.hash)
  expect(hashes[4]).toBe(hashes[0])
  const stored = await server.sql<{ whole: boolean }>(
    `select encode(sha256(content), 'hex') = hash and length(content) = size as whole from file_content where hash = any ($1)`,
    [hashes],
  )
  expect(stored).toEqual([{ whole: true }, { whole: true }, { whole: true }, { whole: true }])
  expect(arrivingIn()).toEqual([])
})

test('what a killed server left is removed at the next start; what is being written stays', async () => {
  const folder = mkdtempSync(join(dataFolder, 'other-'))
  mkdirSync(join(folder, 'arriving'))
  for (const name of ['document-old', 'document-new']) writeFileSync(join(folder, 'arriving', name), 'x')
  const hourAgo = new Date(statSync(join(folder, 'arriving', 'document-new')).mtimeMs - 3_600_000)
  utimesSync(join(folder, 'arriving', 'document-old'), hourAgo, hourAgo)
  await openArrivals(folder)
  expect(readdirSync(join(folder, 'arriving'))).toEqual(['document-new'])
})

test('a server without a folder of its own leaves none behind', async () => {
  const usual = process.env.TMPDIR
  const place = mkdtempSync(join(dataFolder, 'place-'))
  process.env.TMPDIR = place
  try {
    const arrivals = await openArrivals('')
    const stored = await arrivals.take(Readable.from([Buffer.from('a')]), MEGABYTE, async (_file, read) => await read())
    expect(String(stored)).toBe('a')
    expect(await arrivals.take(Readable.from([Buffer.from('too long')]), 2, async () => 'stored')).toBe(null)
    expect(readdirSync(place)).toEqual([])
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
})
