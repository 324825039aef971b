import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { isTraced } from '../src/ground/traces/spans.ts'
import { openTraces } from '../src/ground/traces/traces.ts'
import { linkTo, preparePlant, report, runningCard } from './erp-plant.ts'
import { type ErpReceiver, openErp } from './erp-receiver.ts'
import { type Caller, testServer } from './test-server.ts'

interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[]
  readonly status: { code?: number }
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[]
  }[]
}

/** A collector: a real server that keeps what it is sent. */
const sent: { path: string | undefined; key: unknown; body: string }[] = []
let answers = 200
const collector = createServer(async (request, response) => {
  sent.push({ path: request.url, key: request.headers['api-key'], body: await text(request) })
  response.writeHead(answers, { 'content-type': 'application/json' }).end('{}')
})
await new Promise<void>((then) => collector.listen(0, '127.0.0.1', then))
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20the%20plant' }
const traces = { ...serverSettings(env).traces, everyMs: 50 }
// On this machine by the setting alone: what companies enter may not lead here.
const server = testServer({ traces })
let operator: Caller
let erp: ErpReceiver

beforeAll(async () => {
  operator = await server.signIn('operator')
  erp = await openErp()
  await preparePlant(server)
})
afterAll(async () => {
  await erp.close()
  collector.closeAllConnections()
  collector.close()
})

const exported = () => sent.flatMap(({ body }) => (JSON.parse(body) as Export).resourceSpans)
const spans = () => exported().flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
const valuesOf = ({ attributes }: Pick<OtlpSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

/** Calls with a trace of its own, and waits for the span of it. */
async function traced(name: string, payload: object, flags = '01') {
  const trace_id = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')
  const response = await fetch(`${server.url}/api/call`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${operator.bearer}`,
      traceparent: `00-${trace_id}-00f067aa0ba902b7-${flags}`,
    },
    body: JSON.stringify({ name, payload }),
  })
  await response.text()
  const own = () => spans().filter(({ traceId }) => traceId === trace_id)
  return { own, request_id: response.headers.get('x-request-id'), status: response.status }
}

describe('T-SAFE-121 what the server does is told as spans', () => {
  test('a call is a span with its company, outcome, request and duration, below it its transaction and statements', async () => {
    const { own, request_id } = await traced('get_machine', { machine_id: 'M101' })
    await expect.poll(() => own().map(({ name }) => name)).toContain('call get_machine')
    const call = own().find(({ name }) => name === 'call get_machine') as OtlpSpan
    expect(valuesOf(call)).toEqual({
      ...{ 'http.route': '/api/call', 'http.request.method': 'POST', 'http.response.status_code': 200 },
      ...{ 'takt.call': 'get_machine', 'takt.company': 1000, 'takt.outcome': 'ok', 'takt.request_id': request_id },
    })
    expect([call.kind, call.status, call.parentSpanId]).toEqual([2, {}, '00f067aa0ba902b7'])
    expect(BigInt(call.endTimeUnixNano)).toBeGreaterThan(BigInt(call.startTimeUnixNano))
    expect(Math.abs(Number(call.startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(600_000)
    const transaction = own().find(({ name }) => name === 'transaction') as OtlpSpan
    expect(transaction.parentSpanId).toBe(call.spanId)
    const statements = own().filter(({ parentSpanId }) => parentSpanId === transaction.spanId)
    expect(statements.map(({ name }) => name)).toContain('select machine')
    expect(valuesOf(statements[0] as OtlpSpan)).toEqual({ 'db.system.name': 'postgresql' })
  })

  test('a refusal is told as such and is no fault; the collector gets the name of the service and its key', async () => {
    const { own, status } = await traced('get_users', {})
    await expect.poll(own).toHaveLength(1)
    expect([status, valuesOf(own()[0] as OtlpSpan)['takt.outcome'], own()[0]?.status]).toEqual([403, 'notAllowed', {}])
    expect(sent[0]).toMatchObject({ path: '/v1/traces', key: 'of the plant' })
    expect(valuesOf(exported()[0]?.resource as OtlpSpan)).toMatchObject({ 'service.name': 'takt' })
  })

  test('jobs are spans of their own', async () => {
    await expect.poll(() => spans().filter(({ name }) => name.startsWith('job ')).length).toBeGreaterThan(0)
    const job = spans().find(({ name }) => name.startsWith('job ')) as OtlpSpan
    expect(job.parentSpanId).toBeUndefined()
    expect(`job ${valuesOf(job)['takt.job']}`).toBe(job.name)
  })
})

describe('T-SAFE-122 a trace goes on from program to program', () => {
  test('what was begun elsewhere without being recorded is not recorded here', async () => {
    const quiet = await traced('get_machine', { machine_id: 'M101' }, '00')
    const told = await traced('get_machine', { machine_id: 'M101' })
    await expect.poll(() => told.own().length).toBeGreaterThan(1)
    expect(quiet.own()).toEqual([])
  })

  test('a message to the ERP is a span and carries the trace on', async () => {
    await linkTo(server, erp.url)
    await report(operator, await runningCard({ server, operator }), 5)
    await expect.poll(() => erp.received.length).toBeGreaterThan(0)
    const [, trace_id, span_id] = String(erp.received[0]?.headers.traceparent).split('-')
    await expect
      .poll(() => spans().find(({ spanId }) => spanId === span_id))
      .toMatchObject({
        name: 'post to the ERP',
        traceId: trace_id,
        kind: 3,
      })
    expect(valuesOf(spans().find(({ spanId }) => spanId === span_id) as OtlpSpan)).toEqual({
      'takt.company': 1000,
      'takt.outcome': 'taken',
    })
  })
})

test('T-SAFE-123 nothing that somebody sent, wrote or is called is in any of it', async () => {
  const note = 'the spindle of Berta is too hot'
  const { own } = await traced('report_client_error', { message: note, path: '/machines/all?ticket=mine' })
  await traced('set_stop_code', { machine_id: 'M101', stop_code: '110', note })
  await expect.poll(() => own().length).toBeGreaterThan(0)
  const everything = sent.map(({ body }) => body).join()
  const [person] = await server.sql<{ full_name: string }>("select full_name from app_user where username = 'operator'")
  for (const word of [note, 'spindle', 'ticket', 'operator', person?.full_name ?? '', 'M101', operator.bearer]) {
    expect(everything).not.toContain(word)
  }
})

describe('T-SAFE-124 traces are in nobody’s way', () => {
  test('a collector that refuses is told once, and nobody who works notices', async () => {
    answers = 503
    const from = sent.length
    for (let nth = 0; nth < 3; nth += 1) {
      expect((await operator.call('get_machine', { machine_id: 'M101' })).status).toBe(200)
      const so_far = sent.length
      await expect.poll(() => sent.length).toBeGreaterThan(so_far)
    }
    expect(sent.length).toBeGreaterThanOrEqual(from + 3)
    answers = 200
    const told = () => server.log.filter((line) => line.includes('traces are '))
    await operator.call('get_machine', { machine_id: 'M101' })
    await expect.poll(told).toHaveLength(2)
    expect(told().map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', message: 'traces are not taken', problem: 'answered 503' },
      { level: 'info', message: 'traces are taken again' },
    ])
  })

  const lines: string[] = []
  const opened = (address: string) =>
    openTraces({
      ...{ version: '1', authorities: '', plantNetworks: '', log: createLog((line) => lines.push(line)) },
      settings: { ...serverSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: address }).traces, everyMs: 10 },
    })

  test('without the setting there is nothing that records', () => {
    expect(opened('')).toBeNull()
    expect(isTraced()).toBe(false)
  })

  test('they go where the setting says, to this machine, too, and never to where nobody may', async () => {
    const span = {
      trace_id: 'a',
      span_id: 'b',
      parent_id: '',
      kind: 'internal',
      name: 'by hand',
      from: 1,
      to: 2,
    } as const
    for (const address of [endpoint.replace('127.0.0.1', 'localhost'), 'http://169.254.169.254:4318']) {
      const opens = opened(address)
      opens?.keep({ ...span, attributes: {}, failed: false })
      await opens?.stop()
    }
    expect(spans().filter(({ name }) => name === 'by hand')).toHaveLength(1)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { message: 'traces are not taken', problem: '169.254.169.254 may not be called' },
    ])
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('settings that cannot work are told at the start: %j', (settings, named) => {
    expect(() => serverSettings(settings)).toThrow(named)
  })
})
