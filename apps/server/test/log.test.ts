import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog, type LogLevel, logLevels } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { openLogFile } from '../src/run/log-file.ts'
import { ownFolder } from './own-folder.ts'
import { post, testServer } from './test-server.ts'

const server = testServer({ logLevel: 'debug' })
const folder = ownFolder()

function lines(level?: LogLevel) {
  const written: string[] = []
  return { log: createLog((line) => written.push(line), level), read: () => written.map((line) => JSON.parse(line)) }
}

test('T-PLANT-321 a line is one JSON object with its moment, level and message, also of an error', () => {
  const { log, read } = lines()
  log.warn('a label\ncould not be printed', { error: new Error('no\npaper'), printer_no: 3 })
  expect(read()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      message: 'a label\ncould not be printed',
      error: { name: 'Error', message: 'no\npaper', stack: expect.stringContaining('log.test.ts') },
      printer_no: 3,
    },
  ])
})

test.each(logLevels.map((level, at) => [level, logLevels.slice(at)] as const))(
  'T-PLANT-321 from the level %s on: %s',
  (level, expected) => {
    const { log, read } = lines(serverSettings({ LOG_LEVEL: level }).logLevel)
    for (const one of logLevels) log[one]('said')
    expect(read().map((line) => line.level)).toEqual(expected)
  },
)

test('T-PLANT-321 a level that there is not is refused at the start, with those that there are', () => {
  expect(serverSettings({}).logLevel).toBe('info')
  expect(() => serverSettings({ LOG_LEVEL: 'loud' })).toThrow('one of debug, info, warn, error, not “loud”')
})

test('T-PLANT-321 what is secret by its name is masked, nested, in lists and in what a line is about', () => {
  const { log, read } = lines()
  log
    .about({ session: { token: 'hunter2' } })
    .info('told', { user: { password: 'hunter2', choices: [{ api_key: 'hunter2', name: 'M101' }] } })
  expect(JSON.stringify(read())).not.toContain('hunter2')
  expect(read()).toMatchObject([{ session: { token: '***' }, user: { choices: [{ api_key: '***', name: 'M101' }] } }])
})

test('T-PLANT-321 all lines of a call carry the id of its answer, its name and its company', async () => {
  const operator = await server.signIn('operator')
  const said = { name: 'report_client_error', payload: { message: 'broke in two' } }
  const response = await fetch(`${server.url}/api/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operator.bearer}` },
    body: JSON.stringify(said),
  })
  expect(response.status).toBe(200)
  const request_id = response.headers.get('x-request-id')
  const own = server.log.map((line) => JSON.parse(line)).filter((line) => line.request_id === request_id)
  const about = { call: 'report_client_error', company_id: 1000 }
  expect(own).toMatchObject([
    { ...about, level: 'error', error: { message: 'broke in two' } },
    { ...about, level: 'debug', message: 'a call was answered', username: 'operator' },
  ])
})

const refusals = () =>
  server.log.map((line) => JSON.parse(line)).filter(({ message }) => message === 'a request was refused')

test('T-SAFE-116 who tries what they may not, or sends what no page sends, stands in the log with call, person and address', async () => {
  const operator = await server.signIn('operator')
  await operator.call('get_users', {})
  await operator.raw({ name: 'set_stop_code', payload: { machine_id: 'a-secret-of-mine/..', stop_code: '110' } })
  await fetch(`${server.url}/api/session`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })
  const request_id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const who = { level: 'warn', request_id, address: '127.0.0.1', company_id: 1000, username: 'operator' }
  expect(refusals()).toMatchObject([
    { ...who, call: 'get_users', outcome: 'notAllowed', why: 'call.no-permission' },
    { ...who, call: 'set_stop_code', outcome: 'badField', field: 'machine_id' },
    { request_id, address: '127.0.0.1', url: '/api/session', outcome: 'notAllowed', why: 'call.forged' },
  ])
  expect(JSON.stringify(refusals())).not.toContain('a-secret-of-mine')
  for (let nth = 0; nth < 40; nth += 1) await operator.call('get_users', {})
  expect(refusals().length).toBeLessThan(30)
})

test('T-SAFE-116 a refused sign-in tells address and request, and nothing of what was typed', async () => {
  const typed = { company_key: 'example', username: 'my-password-in-the-wrong-field', password: 'guess' }
  const answer = await post(`${server.url}/api/session`, typed)
  expect(answer.status).toBe(401)
  const line = server.log.findLast((one) => one.includes('sign-in failed')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ address: '127.0.0.1', request_id: expect.any(String), reason: 'wrong' })
  expect(server.log.join()).not.toContain('my-password-in-the-wrong-field')
})

test('T-SAFE-116 a name with line breaks makes no second line', () => {
  const { log, read } = lines()
  log.warn('refused', { username: 'x\n{"level":"info","message":"forged"}' })
  expect(read()).toHaveLength(1)
})

test('T-PLANT-321 a full file is put aside, the oldest goes, and no line of the others is lost', async () => {
  const file = openLogFile(folder, { bytes: 1024, files: 3 })
  const line = (at: number) => `${String(at).padStart(4, '0')} ${'x'.repeat(94)}`
  for (let at = 0; at < 100; at += 1) file.write(line(at))
  await file.close()
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
  expect(names.sort()).toEqual(['server.1.log', 'server.2.log', 'server.3.log', 'server.log'])
  const kept = ['server.3.log', 'server.2.log', 'server.1.log', 'server.log'].flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').filter(Boolean),
  )
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, at) => line(100 - kept.length + at)))
  expect(kept.length).toBeGreaterThanOrEqual(30)
})
