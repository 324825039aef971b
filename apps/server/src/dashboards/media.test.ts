import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_SVG_BYTES } from '@takt/domain/ground/media-file.ts'
import { beforeAll, expect, test } from 'vitest'
import { ownFolder } from '../../test/own-folder.ts'
import { type Answer, answerOf, type Caller, testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { createLog } from '../ground/log.ts'
import { aMediaFile } from './dashboards.fixture.ts'
import { acceptMediaFolder } from './media/accept-media-folder.ts'

const server = testServer()
const olderFolder = ownFolder()
const png = Buffer.from(`89504e470d0a1a0a${'00'.repeat(500)}`, 'hex')
let admin: Caller
let stranger: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  stranger = await server.signIn('admin', 'second')
})

async function post(who: Caller, body: Buffer | ReadableStream): Promise<Answer> {
  const response = await fetch(`${server.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.bearer}`, 'content-type': 'application/octet-stream' },
    body: body as BodyInit,
    ...(Buffer.isBuffer(body) ? {} : { duplex: 'half' }),
  })
  return await answerOf(response)
}

async function upload(who: Caller, name: string, body: Buffer, replace = false): Promise<Answer> {
  const received = await post(who, body)
  return await who.call('upload_media', { name, upload: String(received.data[0]?.upload), replace })
}

async function get(who: Caller | null, path: string, headers: Record<string, string> = {}) {
  const signed: Record<string, string> = who ? { authorization: `Bearer ${who.bearer}` } : {}
  const answer = await fetch(`${server.url}/serverfiles/${path}`, { headers: { ...signed, ...headers } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('D-CALL-36 D-CALL-37-X D-ROUTE-10 a picture is uploaded, listed and shown', async () => {
  const before = (await admin.call('get_media_folder', {})).data
  const [last] = await server.sql<{ audit_id: number }>('select max(audit_id) as audit_id from audit')
  const answer = await upload(admin, 'Märkning 1.png', png)
  expect(answer.status, answer.message).toBe(200)
  const { data } = await admin.call('get_media_folder', {})
  expect(data).toHaveLength(before.length + 1)
  const kept = before.map(({ path }) => path)
  expect(data.filter(({ path }) => !kept.includes(path))).toEqual([
    {
      path: 'Märkning 1.png',
      name: 'Märkning 1.png',
      file_type: 'img',
      size: 508,
      changed_at: expect.stringMatching(/^20/),
    },
  ])
  const shown = await get(admin, encodeURIComponent('Märkning 1.png'))
  expect(shown.status).toBe(200)
  expect(shown.bytes.equals(png)).toBe(true)
  const audit = await server.sql<{ key: string }>(
    `select key from audit where what = 'media.uploaded' and audit_id > $1`,
    [last?.audit_id ?? 0],
  )
  expect(audit).toEqual([{ key: 'Märkning 1.png' }])
})

test('D-ROUTE-11-X a file is shown with its type, in parts, from the cache, and can do nothing as a page', async () => {
  await upload(admin, 'parts.png', png)
  const whole = await get(admin, 'parts.png')
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
  })
  const part = await get(admin, 'parts.png', { range: 'bytes=1-3' })
  expect([part.status, part.headers.get('content-range'), part.bytes.toString()]).toEqual([206, 'bytes 1-3/508', 'PNG'])
  expect((await get(admin, 'parts.png', { range: 'bytes=600-' })).status).toBe(416)
  const etag = whole.headers.get('etag') ?? ''
  expect((await get(admin, 'parts.png', { 'if-none-match': etag })).status).toBe(304)
  expect((await get(null, 'parts.png')).status).toBe(401)
})

test('D-ROUTE-11-X D-PERM-05-X the files of another company, and what lies beside the folder, are not there', async () => {
  await upload(admin, 'ours.png', png)
  await upload(stranger, 'theirs.png', png)
  expect((await get(stranger, 'ours.png')).status).toBe(404)
  expect((await get(admin, 'theirs.png')).status).toBe(404)
  expect((await stranger.call('get_media_folder', {})).data.map(({ name }) => name)).toEqual(['theirs.png'])
  const climbing = ['../../secret.png', '..%2f..%2fsecret.png', '%2e%2e/%2e%2e/secret.png', '..%5csecret.png']
  for (const path of [...climbing, 'a%00.png', '.arriving-x', '']) {
    expect((await get(admin, path)).status, path).toBe(404)
  }
})

const drawingOf = (bytes: number) => Buffer.from(`<svg>${' '.repeat(bytes - 11)}</svg>`)

test('D-CALL-37-X what is not what it says, too large or badly named is refused and kept nowhere', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const refusals = [
    [await upload(admin, 'page.png', page), /not what its ending says/],
    [await upload(admin, 'page.html', page), /must end in/],
    [await upload(admin, '../x.png', png), /must end in/],
    [await upload(admin, 'x.svg', page), /no drawing/],
    [await upload(admin, 'large.svg', drawingOf(MOST_SVG_BYTES + 1)), /larger than 1 MB/],
    [await admin.call('upload_media', { name: 'a.png', upload: 'a'.repeat(64) }), /no longer there/],
  ] as const
  for (const [answer, sentence] of refusals) expect(answer.message).toMatch(sentence)
  const chunk = new Uint8Array(1024 * 1024)
  let sent = 0
  const endless = new ReadableStream({
    pull: (to) => {
      sent += 1
      if (sent > 60) to.close()
      else to.enqueue(chunk)
    },
  })
  // A client that goes on sending may not hear the answer.
  const large = await post(admin, endless).catch(() => null)
  expect(large?.message ?? 'larger than 50 MB').toMatch(/larger than 50 MB/)
  const names = (await admin.call('get_media_folder', {})).data.map(({ name }) => name)
  expect(names).not.toContain('page.png')
})

test('D-CALL-37-X a drawing is kept without what could do harm', async () => {
  const drawing = '<svg viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>'
  await upload(admin, 'icon.svg', Buffer.from(drawing))
  expect((await upload(admin, 'largest.svg', drawingOf(MOST_SVG_BYTES))).status).toBe(200)
  expect((await get(admin, 'icon.svg')).bytes.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  )
})

test('D-CALL-37-X a name is taken once, unless it is to be replaced; only builders upload', async () => {
  await upload(admin, 'twice.png', png)
  expect((await upload(admin, 'TWICE.png', png)).message).toMatch(/already a file/)
  expect((await upload(admin, 'Twice.png', png, true)).status).toBe(200)
  const names = (await admin.call('get_media_folder', {})).data.map(({ name }) => String(name))
  expect(names.filter((name) => /twice/i.test(name))).toEqual(['Twice.png'])
  const operator = await server.signIn('operator')
  expect((await post(operator, png)).status).toBe(403)
  const upload_id = String((await post(admin, Buffer.concat([png, png]))).data[0]?.upload)
  expect((await operator.call('upload_media', { name: 'mine.png', upload: upload_id })).status).toBe(403)
  // What one company posted cannot be named by another.
  expect((await stranger.call('upload_media', { name: 'mine.png', upload: upload_id })).status).toBe(404)
})

test('D-CALL-37-X what a dashboard shows is kept as long as it has its name; what was posted and never named is forgotten', async () => {
  const picture = (letter: string) => Buffer.concat([png, Buffer.from(letter)])
  await upload(admin, 'kept.png', picture('kept'))
  const unnamed = String((await post(admin, picture('unnamed'))).data[0]?.upload)
  await server.sql("update file_content set stored_at = stored_at - interval '2 hours'")
  await post(admin, picture('next'))
  expect((await get(admin, 'kept.png')).bytes.equals(picture('kept'))).toBe(true)
  expect(await server.sql('select 1 from file_content where hash = $1', [unnamed])).toEqual([])
})

test('T-SAFE-09 media that an older version kept in its data folder are taken in once, the rest is put aside with them', async () => {
  const folder = join(olderFolder, 'media', '1000')
  mkdirSync(folder, { recursive: true })
  await aMediaFile(server, 'there.png', 'newer')
  writeFileSync(join(olderFolder, 'secret.png'), png)
  writeFileSync(join(folder, 'older.png'), png)
  writeFileSync(join(folder, 'There.PNG'), png)
  writeFileSync(join(folder, 'page.png'), '<html>')
  writeFileSync(join(folder, 'drawing.svg'), '<svg onload="alert(1)"/>')
  symlinkSync(join(olderFolder, 'secret.png'), join(folder, 'link.png'))
  mkdirSync(join(olderFolder, 'media', '77'))
  writeFileSync(join(olderFolder, 'media', '77', 'nobodys.png'), png)
  const connections = openConnections(server.database)
  const lines: string[] = []
  const place = { dataFolder: olderFolder, now: Date.now, log: createLog((line) => lines.push(line)) }
  try {
    await acceptMediaFolder(connections, place)
    await acceptMediaFolder(connections, place)
  } finally {
    await connections.close()
  }
  expect((await get(admin, 'older.png')).bytes.equals(png)).toBe(true)
  expect((await get(admin, 'there.png')).bytes.toString()).toBe('newer')
  expect((await get(admin, 'drawing.svg')).bytes.toString()).not.toContain('alert')
  for (const name of ['page.png', 'link.png', 'nobodys.png']) expect((await get(admin, name)).status, name).toBe(404)
  expect(existsSync(join(olderFolder, 'media'))).toBe(false)
  const aside = readdirSync(olderFolder).find((name) => name.startsWith('media-in-database-')) ?? ''
  expect(readdirSync(join(olderFolder, aside, '1000'))).toHaveLength(5)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { left: expect.arrayContaining(['1000/There.PNG', '1000/link.png', '1000/page.png', '77/nobodys.png']) },
  ])
})
