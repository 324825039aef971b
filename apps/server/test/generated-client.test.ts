/** A client that is generated from openapi.json by a program that knows nothing of Takt. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { procedures } from '@takt/contract/procedures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { example } from '../src/seed/example.ts'
import { description, testServer } from './test-server.ts'

const server = testServer()
const root = join(import.meta.dirname, '../../..')
// Within the project: the generated program finds its library where all others do.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/generated-client-'))
const run = promisify(execFile)

interface Operation {
  readonly operationId?: string
  readonly responses: Record<string, { content?: { 'application/json': { schema: object } } }>
}
interface Api {
  readonly servers: readonly { url: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, unknown> }
}
let api: Api
let text = ''

beforeAll(async () => {
  text = await description(server)
  api = JSON.parse(text) as Api
  const described = join(folder, 'openapi.json')
  writeFileSync(described, text)
  const generator = join(root, 'node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [generator, described, '--output', join(folder, 'takt.d.ts')])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const operations = () => Object.values(api.paths).flatMap((path) => Object.values(path))

test('T-PLANT-185 every operation has a name of its own, every call an address and an answer, every schema a use', () => {
  const names = operations().map(({ operationId }) => operationId)
  expect(names.filter((name) => name === undefined)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(api.servers).not.toEqual([])
  for (const { name } of procedures) {
    expect(api.paths[`/api/calls/${name}`]?.post?.responses['200']?.content?.['application/json'].schema).toEqual({
      $ref: `#/components/schemas/${name}_answer`,
    })
  }
  const used = new Set(Array.from(text.matchAll(/#\/components\/schemas\/([^"]+)"/g), ([, name]) => name))
  expect(Object.keys(api.components.schemas).filter((name) => !used.has(name))).toEqual([])
  expect([...used].filter((name) => !(String(name) in api.components.schemas))).toEqual([])
  for (const path of ['/api/ingest', '/api/ingest/report', '/api/commands', '/api/commands/done'])
    expect(api.paths).toHaveProperty([path])
  expect(JSON.stringify(api.paths['/api/ingest']?.post)).toContain('"sender"')
})

/** Not one of our imports: it stands in the program that is written below. */
const importing = (what: string, where: string) => [`import ${what}`, `'${where}'`].join(' from ')

const program = (field: string, payload: string) => `
${importing('createClient', 'openapi-fetch')}
${importing('type { paths }', './takt.d.ts')}

const [url = '', password = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl: url })
const who = { company_key: 'example', username: 'operator', password }
const signedIn = await client.POST('/api/session', { body: who })
// Without a second factor it is the session at once.
const opened = signedIn.data?.data[0]
const headers = { authorization: \`Bearer \${opened && 'username' in opened ? opened.bearer : ''}\` }
const session = await client.GET('/api/session', { headers })
const machines = await client.POST('/api/calls/get_my_machines', { body: {}, headers })
const order = await client.POST('/api/calls/get_order', { body: ${payload}, headers })
const name: string | undefined = session.data?.data[0]?.${field}
const first: string | undefined = machines.data?.data[0]?.machine_id
console.log(JSON.stringify({ name, first, refused: order.error?.call_status[0]?.call_message }))
`

const check = (file: string) =>
  run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    ...['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--allowImportingTsExtensions'],
    ...['--module', 'nodenext', '--moduleResolution', 'nodenext', '--target', 'es2024', '--types', 'node', file],
  ])

test('T-PLANT-185 a generated client signs in, calls with its own types and gets what is described', async () => {
  const file = join(folder, 'client.ts')
  writeFileSync(file, program('username', `{ machine_id: 'M101', card_no: 'none' }`))
  await check(file).catch(({ stdout }) => expect(stdout).toBe(''))
  const { stdout } = await run(process.execPath, [file, server.url, example.password])
  expect(JSON.parse(stdout)).toMatchObject({ name: 'operator', first: expect.any(String) })
  // What the document does not have does not compile.
  writeFileSync(file, program('user_name', `{ machine: 'M101' }`))
  const wrong = await check(file).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(wrong).toContain('user_name')
  expect(wrong).toContain('machine')
})

test('T-PLANT-185 a call under its own address is the same call: same answer, same refusals, once for a request id', async () => {
  const { bearer, call } = await server.signIn('operator')
  const post = (name: string, body: unknown, more = {}) =>
    fetch(`${server.url}/api/calls/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  const mine = await post('get_my_machines', {})
  expect([mine.status, (await mine.json()).data]).toEqual([200, (await call('get_my_machines', {})).data])
  expect((await post('no_such_call', {})).status).toBe(404)
  expect((await post('get_order', { machine_id: 7 })).status).toBe(422)
  expect((await post('get_my_machines', {}, { authorization: 'Bearer wrong' })).status).toBe(401)
  const note = { machine_id: 'M101', note: 'From a program' }
  const id = { 'request-id': randomUUID() }
  const [first, again] = [await post('save_machine_note', note, id), await post('save_machine_note', note, id)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await again.json()).toEqual(await first.json())
  const rows = await server.sql('select 1 from machine_note where note = $1', [note.note])
  expect(rows).toHaveLength(1)
  expect((await post('save_machine_note', note, { 'request-id': 'no uuid' })).status).toBe(422)
})
