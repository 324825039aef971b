import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { ownFolder } from './own-folder.ts'
import { testServer } from './test-server.ts'

const server = testServer({ dataFolder: ownFolder() })
let answers: { where: string; status: number; headers: Headers; text: string }[]

/** Every address that there is and two that there are not, asked by a page of somebody else without a session. */
beforeAll(async () => {
  const known = server.server.routes.map((route) => route.split(' ') as [string, string])
  const asked = [...known, ['GET', '/api/nothing'], ['GET', '/nothing.js'], ['DELETE', '/machines']] as const
  answers = await Promise.all(
    asked.map(async ([method, address]) => {
      const path = address.replace(/:\w+/g, 'x').replace('*', 'x')
      const headers = { origin: 'https://elsewhere.example' }
      const answer = await fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' })
      const text = await answer.text()
      return { where: `${method} ${address}`, status: answer.status, headers: answer.headers, text }
    }),
  )
})

const without = (name: string, value: RegExp) =>
  answers.filter(({ headers }) => !value.test(headers.get(name) ?? '')).map(({ where }) => where)

test.each([
  ['content-security-policy', /object-src 'none'|^default-src 'none'/],
  ['content-security-policy', /base-uri 'none'|^default-src 'none'/],
  ['content-security-policy', /frame-ancestors 'self'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
])('T-SAFE-118 every address answers with %s %s', (name, value) => {
  expect(answers.length).toBeGreaterThan(30)
  expect(without(name, value)).toEqual([])
})

test('T-SAFE-118 what has words says their type and signs, is let to no other site, and names no program', () => {
  const said = answers.filter(({ text }) => text !== '')
  const untyped = said.filter(({ headers }) => !/charset=utf-8/.test(headers.get('content-type') ?? ''))
  expect(untyped.map(({ where }) => where)).toEqual([])
  for (const name of ['access-control-allow-origin', 'server', 'x-powered-by']) {
    expect(answers.filter(({ headers }) => headers.has(name)).map(({ where }) => where)).toEqual([])
  }
})

test('T-SAFE-118 no cache keeps what is answered, but for the web app’s own files', () => {
  expect(without('cache-control', /no-store|no-cache/)).toEqual([])
})

test('T-SAFE-118 nobody is sent what they sent (TRACE)', async () => {
  const { hostname, port } = new URL(server.url)
  const status = await new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method: 'TRACE', path: '/', headers: { 'x-own': 'mine' } }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    asked.on('error', reject).end()
  })
  expect(status).toBeGreaterThanOrEqual(400)
})
