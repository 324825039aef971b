import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ownFolder } from './own-folder.ts'
import { testServer } from './test-server.ts'

const webFolder = ownFolder()
const script = 'export const words = "two machines"'
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'index.html'), '<p>page</p>')
writeFileSync(join(webFolder, 'assets/first-1a2b.js'), script)
writeFileSync(join(webFolder, 'assets/first-1a2b.js.br'), brotliCompressSync(script))
writeFileSync(join(webFolder, 'assets/first-1a2b.js.gz'), gzipSync(script))
const server = testServer({ webFolder })

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${server.url}${path}`, { method, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** As it stands: fetch would tidy it up. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

describe('T-PLANT-115 the web app comes out of memory', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('a browser that takes %s gets %s', async (accepted, encoding) => {
    const answer = await get('/assets/first-1a2b.js', { 'accept-encoding': accepted })
    expect(answer).toMatchObject({ status: 200, text: script })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
  })

  test('the page is asked for each time, and sent only when it is another one', async () => {
    const page = await get('/machines/plant/1')
    expect(page).toMatchObject({ status: 200, text: '<p>page</p>' })
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const again = await get('/', { 'if-none-match': `"old", ${page.headers.get('etag')}` })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await get('/', { 'if-none-match': '"old"' })).status).toBe(200)
  })

  test('HEAD tells the length and sends nothing', async () => {
    const { status, headers, text } = await get('/assets/first-1a2b.js', { 'accept-encoding': 'identity' }, 'HEAD')
    expect([status, headers.get('content-length'), text]).toEqual([200, String(script.length), ''])
  })

  test.each([
    '/assets/',
    '/assets/first-9999.js',
    '/assets/first-1a2b.js.br',
    '/nothing.js',
    '/api/nothing',
    '/assets/../../../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd.js',
  ])('%s is no file and no page', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })

  test('nothing is posted to a page', async () => {
    expect((await get('/machines', { origin: server.url }, 'POST')).status).toBe(404)
  })
})
