import { describe, expect, test } from 'vitest'
import { isPrivateAddress, listedHosts, mayCallAddress, mayCallHost } from '../ground/allowed-hosts.ts'
import { type BodyEntry, type CallConfig, callFault, isHeaderName, newCall, newEntry, readCall } from './call-config.ts'
import { nextPhase, phaseNow } from './call-phase.ts'
import { callBody, callRequest, dataValuesOf, isAnswered, promptsOf } from './call-request.ts'
import { newValueConfig } from './value-config.ts'

const entry = (part: Partial<BodyEntry>): BodyEntry => ({ ...newEntry, ...part })
const body: BodyEntry[] = [
  entry({ key: 'name', value: 'hold' }),
  entry({ key: 'count', value: '1,5', dataType: 'number' }),
  entry({ key: 'on', value: 'true', dataType: 'boolean' }),
  entry({ key: 'none', value: 'x', dataType: 'null' }),
  entry({ key: '', value: 'skipped' }),
  entry({ key: 'cycles', type: 'dataValue', dataValue: { ...newValueConfig, dataSource: 'machines' } }),
  entry({
    key: 'about',
    type: 'nested',
    nested: [entry({ key: 'why', type: 'prompt', dataType: 'text' }), entry({ key: 'fixed', value: 'a' })],
  }),
  entry({ key: 'sure', type: 'prompt', dataType: 'boolean' }),
]
const call: CallConfig = { ...newCall, url: '/api/call', body }
const given = { '5': 42, '6.0': 'broken belt', '7': true }

test('D-CALL-42 D-CALL-43-X D-ENTITY-57 D-ENTITY-58 the body is built from literals, data, nested entries and answers', () => {
  expect(JSON.parse(JSON.stringify(callBody(call, given)))).toEqual({
    name: 'hold',
    count: 1.5,
    on: true,
    none: null,
    cycles: 42,
    about: { why: 'broken belt', fixed: 'a' },
    sure: true,
  })
  expect(promptsOf(call)).toEqual([
    { path: '6.0', key: 'why', dataType: 'text' },
    { path: '7', key: 'sure', dataType: 'boolean' },
  ])
  expect(dataValuesOf(call).map(({ path }) => path)).toEqual(['5'])
})

test('D-CALL-43-X only five levels are read, and odd keys are only keys', () => {
  const deep = (level: number): object => ({ key: `k${level}`, type: 'nested', nested: [deep2(level)] })
  const deep2 = (level: number): object => (level < 9 ? deep(level + 1) : { key: 'end', value: 'x' })
  expect(JSON.stringify(callBody(readCall({ body: [deep(1)] }), {}))).toBe('{"k1":{"k2":{"k3":{"k4":{"k5":{}}}}}}')
  const odd = callBody({ body: [entry({ key: '__proto__', type: 'nested', nested: [entry({ key: 'a' })] })] }, {})
  expect(({} as Record<string, unknown>).a).toBeUndefined()
  expect(odd).toBeTypeOf('object')
})

test('D-CALL-41 D-CALL-43-X D-ENTITY-56 D-ENTITY-59 a request has its method, address, headers and JSON', () => {
  const headers = [
    { key: 'X-Plant', value: 'north' },
    { key: 'Cookie', value: 'stolen=1' },
    { key: 'x-bad', value: 'a\r\nb: c' },
    { key: 'empty', value: '' },
  ]
  expect(callRequest({ ...call, body: body.slice(0, 1), headers }, {})).toEqual({
    method: 'POST',
    url: '/api/call',
    headers: { 'x-plant': 'north', 'content-type': 'application/json' },
    body: '{"name":"hold"}',
  })
  expect(readCall({}).method).toBe('post')
})

test('D-CALL-43-X with method get the entries become query parameters', () => {
  const get = callRequest(
    { ...call, method: 'get', url: '/x?a=1#part', body: [entry({ key: 'å b', value: '&=' })] },
    {},
  )
  expect(get).toEqual({ method: 'GET', url: '/x?a=1&%C3%A5%20b=%26%3D#part', headers: {}, body: undefined })
})

test.each([
  ['text', 'why', true],
  ['text', '   ', false],
  ['text', 'x'.repeat(255), true],
  ['text', 'x'.repeat(256), false],
  ['text', undefined, false],
  ['boolean', false, true],
  ['boolean', 'true', false],
] as const)('D-VALID-16-X a %s prompt answered with %j is valid: %s', (dataType, answer, valid) => {
  expect(isAnswered({ path: '0', key: 'k', dataType }, answer)).toBe(valid)
})

test.each([
  [{ url: '/api/call' }, undefined],
  [{ url: '//elsewhere/x' }, 'location'],
  [{ url: 'https://elsewhere/x' }, 'location'],
  [{ url: 'https://erp.example/x', external: true }, undefined],
  [{ url: 'http://erp.example/x', external: true }, 'address'],
  [{ url: 'https://user:pw@erp.example/x', external: true }, 'address'],
  [{ url: 'javascript:alert(1)', external: true }, 'address'],
  [{ url: '', external: true }, undefined],
  [{ url: '/x', headers: [{ key: 'Cookie', value: 'a' }] }, 'header'],
] as const)('D-CONFIG-62-X %j has the fault %s', (part, fault) => {
  expect(callFault({ ...newCall, ...part })).toBe(fault)
})

test('D-CALL-44-B a session’s own headers cannot be set', () => {
  for (const key of ['cookie', 'Host', 'X-Takt-Token', 'proxy-authorization', 'a b', '']) {
    expect(isHeaderName(key), key).toBe(false)
  }
  expect(isHeaderName('Authorization')).toBe(true)
})

describe('D-CALL-44-B only listed hosts are called', () => {
  const hosts = listedHosts('erp.example; 10.0.0.5:8443, [fd00::7] ; ; bad/host user@x')
  const url = (href: string) => new URL(href)

  test.each([
    ['https://erp.example/x', true],
    ['https://ERP.example./x', true],
    ['https://erp.example:8443/x', false],
    ['http://erp.example/x', false],
    ['https://sub.erp.example/x', false],
    ['https://erp.example.evil.com/x', false],
    ['https://a:b@erp.example/x', false],
    ['https://10.0.0.5:8443/x', true],
    ['https://0x0a000005:8443/x', true],
    ['https://10.0.0.5/x', false],
    ['https://[fd00::7]/x', true],
    ['https://bad/host', false],
  ])('%s: %s', (href, may) => expect(mayCallHost(url(href), hosts)).toBe(may))

  test.each([
    ['93.184.216.34', true],
    ['10.0.0.5', true],
    ['10.0.0.6', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:10.0.0.6', false],
    ['fd00::7', true],
    ['fd00::8', false],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
    ['2606:2800:220:1::1', true],
  ])('a name that leads to %s: %s', (address, may) => expect(mayCallAddress(address, hosts)).toBe(may))

  test('what a plant’s network is', () => {
    const own = ['10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.1.1', '100.64.0.1', '127.8.8.8']
    expect(own.every(isPrivateAddress)).toBe(true)
    expect(['172.32.0.1', '11.0.0.1', '192.169.0.1', '100.128.0.1'].some(isPrivateAddress)).toBe(false)
    // Listed or not: there the secrets of cloud machines lie.
    expect(mayCallAddress('169.254.169.254', listedHosts('169.254.169.254'))).toBe(false)
  })
})

test.each([
  [true, 0, 'success'],
  [true, 4_999, 'success'],
  [true, 5_000, 'idle'],
  [false, 4_999, 'fail'],
  [false, 5_000, 'idle'],
  // Painted by the second before it was done; and a clock that was put back by two minutes.
  [true, -1_000, 'success'],
  [true, -120_000, 'idle'],
] as const)('D-STATE-34 a call that went well (%s) shows after %i ms: %s', (ok, after, kind) => {
  expect(phaseNow(nextPhase({ ok, at: 1_000 }), 1_000 + after)).toBe(kind)
})
