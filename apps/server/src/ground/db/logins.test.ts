import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { post } from '../../../test/test-server.ts'
import { createCompany } from '../../seed/create-company.ts'
import { startServer } from '../../start-server.ts'
import { createLog } from '../log.ts'
import { serverSettings } from '../server-settings.ts'
import { tryLogins } from './allow-logins.ts'
import type { ConnectionSettings } from './connections.ts'
import { migrate } from './migrate.ts'

/** A PostgreSQL of somebody's own: it has the roles of another Takt, and an owner who may make roles and nothing else. */
const name = `own_${randomUUID().replaceAll('-', '')}`
const owner = `${name}_owner`
let maker: pg.Client
let settings: ConnectionSettings

beforeAll(async () => {
  maker = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await maker.connect()
  await maker.query(`create role ${owner} login`)
  await maker.query(`create database ${name} owner ${owner}`)
  settings = { ...inject('postgres'), user: owner, database: name }
})

afterAll(async () => {
  await maker.query(`drop database if exists ${name} with (force)`)
  await maker.query(`drop role ${owner}`)
  await maker.end()
})

test('T-SAFE-08 an ordinary owner is enough, and what is missing is said with the statement that mends it', async () => {
  await expect(migrate(settings)).rejects.toThrow(`Run “alter role ${owner} createrole” as a superuser`)
  await maker.query(`alter role ${owner} createrole`)
  await migrate(settings)
  await maker.query(`alter role ${owner} nocreaterole`)
  await tryLogins(settings)
  const company = { key: 'ordinary', name: 'Ordinary', timeZone: 'UTC', language: 'en', starter: true } as const
  await createCompany(settings, { ...company, admin: 'anna', password: 'a long password' })

  const log = createLog(() => {})
  const server = await startServer({ database: settings, settings: serverSettings({}, { port: 0 }), log })
  try {
    const person = { company_key: 'ordinary', username: 'anna', password: 'a long password' }
    const signedIn = await post(`${server.url}/api/session`, person)
    const call = { name: 'get_machines', payload: {} }
    const answer = await post(`${server.url}/api/call`, call, String(signedIn.data[0]?.bearer))
    expect([answer.status, answer.message]).toEqual([200, answer.message])
    const sql_query = 'select count(*) as machines from machine where company_id = <%company_id%>'
    const query = { name: 'get_query_result', payload: { sql_query } }
    const result = await post(`${server.url}/api/call`, query, String(signedIn.data[0]?.bearer))
    expect(result.data).toMatchObject([{ rows: [{ machines: 0 }] }])
  } finally {
    await server.stop()
  }

  const as = (login: 'app' | 'query', user: string) =>
    tryLogins({ ...settings, logins: { [login]: { ...settings, user } } })
  await expect(as('app', owner)).rejects.toThrow(`DATABASE_APP_URL names ${owner}, which owns Takt's tables`)
  await expect(as('query', 'takt')).rejects.toThrow('DATABASE_QUERY_URL names takt, which owns')
  await expect(as('query', 'takt_app')).rejects.toThrow('which is not takt_query')
  await expect(as('app', 'nobody_there')).rejects.toThrow(
    /does not let takt_app in.*alter role takt_app login password/,
  )
})
