/** What an administrator sees of the machine connections, and what they can do with signals that could not be used. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, post, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { example } from '../seed/example.ts'

const server = testServer()
const iso = (at: number) => new Date(at).toISOString()
let admin: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
})

function report(connector: string, sender: string, about: Record<string, unknown> = {}): Promise<Answer> {
  const quiet = { kind: 'simulated', state: 'connected', reason: '', backlog: 0, last_signal: null, last_error: null }
  return post(`${server.url}/api/ingest/report`, { connector, sender, ...quiet, ...about }, example.ingestKey)
}

function send(connector: string, sender: string, signals: object[]): Promise<Answer> {
  return post(`${server.url}/api/ingest`, { connector, sender, signals }, example.ingestKey)
}

const cycles = (seq: number, machine_id: string, value: number, at = Date.now()) => ({
  seq,
  machine_id,
  at: iso(at),
  kind: 'cycles',
  value,
})

async function rowsOf(connector: string): Promise<Record<string, unknown>[]> {
  const { data } = await admin.call('get_connectors', {})
  return data.filter((row) => row.connector === connector)
}

async function quarantined(
  connector: string,
): Promise<{ record_no: number; seq: number; reason: string; detail: string }[]> {
  const { data } = await admin.call('get_quarantined_signals', { connector })
  return data as unknown as { record_no: number; seq: number; reason: string; detail: string }[]
}

async function countedCycles(machine_id: string): Promise<number> {
  const [row] = await server.sql<{ cycles: number }>(
    'select coalesce(sum(cycles), 0)::int as cycles from shift_figures where company_id = 1000 and machine_id = $1',
    [machine_id],
  )
  return row?.cycles ?? 0
}

const setActive = (machine_id: string, active: boolean) =>
  server.sql('update machine set active = $2 where company_id = 1000 and machine_id = $1', [machine_id, active])

test('T-PLANT-25 a report becomes a row with everything the connector said', async () => {
  const sender = randomUUID()
  const at = iso(Date.now() - 2000)
  const said = { state: 'lost', reason: 'broker away', backlog: 12, last_signal: at }
  expect((await report('said', sender, { ...said, last_error: { at, reason: 'refused' } })).status).toBe(200)
  const [row, ...others] = await rowsOf('said')
  expect(others).toEqual([])
  expect(row).toMatchObject({ sender, kind: 'simulated', state: 'lost', reason: 'broker away', backlog: 12 })
  expect(Date.parse(String(row?.last_signal))).toBe(Date.parse(at))
  expect(row).toMatchObject({ last_error: `${at} refused`, committed: 0, quarantined: 0, shared_name: false })
})

test('T-PLANT-25 a report after signals changes what it says and nothing of what it has committed', async () => {
  const sender = randomUUID()
  await send('posts', sender, [cycles(7, 'M112', 1)])
  expect(await rowsOf('posts')).toMatchObject([{ state: 'posting', kind: '', committed: 7 }])
  await report('posts', sender, { state: 'connecting', backlog: 3 })
  expect(await rowsOf('posts')).toMatchObject([{ state: 'connecting', committed: 7, backlog: 3 }])
})

test('T-PLANT-24 signals of a machine that is not in use wait in quarantine and are counted when taken in again', async () => {
  await setActive('M113', false)
  const before = await countedCycles('M113')
  const answer = await send('late-machine', '', [cycles(1, 'M113', 5), cycles(2, 'M113', 4)])
  expect(answer.body).toMatchObject({ committed: 2, accepted: 0, quarantined: 2 })
  expect(await rowsOf('late-machine')).toMatchObject([{ quarantined: 2, committed: 2 }])
  const waiting = await quarantined('late-machine')
  expect(waiting.map(({ seq, reason }) => [seq, reason])).toEqual([
    [2, 'unknown-machine'],
    [1, 'unknown-machine'],
  ])
  const record_nos = waiting.map(({ record_no }) => record_no)

  const tooEarly = await admin.call('replay_quarantined_signals', { record_nos })
  expect(tooEarly.data.map(({ taken, reason }) => [taken, reason])).toEqual([
    [false, 'unknown-machine'],
    [false, 'unknown-machine'],
  ])
  expect(await countedCycles('M113')).toBe(before)

  await setActive('M113', true)
  const replayed = await admin.call('replay_quarantined_signals', { record_nos })
  expect(replayed.data.map(({ taken }) => taken)).toEqual([true, true])
  expect(await countedCycles('M113')).toBe(before + 9)
  expect(await rowsOf('late-machine')).toMatchObject([{ quarantined: 0 }])

  // Taken in once: the same numbers again find nothing to take.
  expect((await admin.call('replay_quarantined_signals', { record_nos })).data).toEqual([])
  expect(await countedCycles('M113')).toBe(before + 9)
})

test('T-PLANT-24 signals of a machine that is set up later are taken in', async () => {
  await send('new-machine', '', [cycles(1, 'NEW1', 6)])
  const record_nos = (await quarantined('new-machine')).map(({ record_no }) => record_no)
  await aMachine(server, { machine_id: 'NEW1' })
  const replayed = await admin.call('replay_quarantined_signals', { record_nos })
  expect(replayed.data).toMatchObject([{ taken: true, reason: '' }])
  expect(await countedCycles('NEW1')).toBe(6)
})

test('T-PLANT-24 what still cannot be used stays with its reason while the others go', async () => {
  const ahead = Date.now() + 3_600_000
  await setActive('M114', false)
  await send('mixed', '', [
    cycles(1, 'M114', 1),
    { ...cycles(2, 'M114', 1), value: 'many' },
    cycles(3, 'M114', 1, ahead),
    cycles(4, 'NOWHERE', 1),
  ])
  await setActive('M114', true)
  const waiting = await quarantined('mixed')
  const seqOf = new Map(waiting.map(({ record_no, seq }) => [record_no, seq]))
  const { data } = await admin.call('replay_quarantined_signals', { record_nos: [...seqOf.keys()] })
  const bySeq = Object.fromEntries(
    data.map(({ record_no, taken, reason, detail }) => [seqOf.get(Number(record_no)), taken || detail || reason]),
  )
  expect(bySeq).toEqual({
    1: true,
    2: expect.stringMatching(/^value: /),
    3: 'future',
    4: 'unknown-machine',
  })
  expect((await quarantined('mixed')).map(({ seq }) => seq)).toEqual([4, 3, 2])
})

test('T-PLANT-24 discarded signals are gone from the quarantine and kept in the audit trail', async () => {
  await send('rubbish', '', [cycles(1, 'NOWHERE', 1), cycles(2, 'NOWHERE', 2), cycles(3, 'NOWHERE', 3)])
  const [third, second] = await quarantined('rubbish')
  const record_nos = [third?.record_no ?? 0, second?.record_no ?? 0]
  const answer = await admin.call('discard_quarantined_signals', { record_nos: [...record_nos, 999_999] })
  expect(new Set(answer.data.map(({ record_no }) => record_no))).toEqual(new Set(record_nos))
  expect((await quarantined('rubbish')).map(({ seq }) => seq)).toEqual([1])
  const [kept] = await server.sql<{ before: { signal: { value: number } }[] }>(
    "select before from audit where company_id = 1000 and what = 'quarantine.discarded' order by at desc limit 1",
  )
  expect(kept?.before.map(({ signal }) => signal.value).sort()).toEqual([2, 3])
})

test('T-PLANT-380 a jump of a counter waits in quarantine: accepted by a person it counts, discarded it never does', async () => {
  const before = await countedCycles('M109')
  const jump = { from: 5003, to: 14_003 }
  const beyond = { ...cycles(3, 'M109', 99_999_994_998), jump: { from: 5001, to: 99_999_999_999 } }
  const answer = await send('jumps', '', [{ ...cycles(1, 'M109', 9000), jump }, cycles(2, 'M109', 1), beyond])
  expect(answer.body).toMatchObject({ committed: 3, accepted: 1, quarantined: 2 })
  expect(await countedCycles('M109')).toBe(before + 1)
  const [absurd, jumped] = await quarantined('jumps')
  expect([jumped?.reason, absurd?.reason]).toEqual(['counter-jumped', 'not-understood'])
  expect(absurd?.detail).toMatch(/^value: /)
  const record_nos = [jumped?.record_no ?? 0, absurd?.record_no ?? 0]
  const { data } = await admin.call('replay_quarantined_signals', { record_nos })
  expect(data.map(({ taken }) => taken)).toEqual([true, false])
  expect(await countedCycles('M109')).toBe(before + 9001)

  await send('jumps', '', [{ ...cycles(4, 'M109', 9000), jump }])
  const left = (await quarantined('jumps')).map(({ record_no }) => record_no)
  await admin.call('discard_quarantined_signals', { record_nos: left })
  expect(await quarantined('jumps')).toEqual([])
  expect(await countedCycles('M109')).toBe(before + 9001)
})

test('T-PLANT-25 without the permission nothing is shown and nothing is done', async () => {
  await send('guarded', '', [cycles(1, 'NOWHERE', 1)])
  const record_nos = (await quarantined('guarded')).map(({ record_no }) => record_no)
  const operator = await server.signIn('operator')
  const supervisor = await server.signIn('supervisor')
  const refused = await Promise.all([
    operator.call('get_connectors', {}),
    operator.call('get_quarantined_signals', {}),
    supervisor.call('replay_quarantined_signals', { record_nos }),
    supervisor.call('discard_quarantined_signals', { record_nos }),
    supervisor.call('rebuild_machine', { machine_id: 'M101' }),
  ])
  expect(refused.map(({ status, data }) => [status, data])).toEqual(refused.map(() => [403, []]))
  // A supervisor may look.
  expect((await supervisor.call('get_quarantined_signals', { connector: 'guarded' })).data).toHaveLength(1)
})

test('T-PLANT-23 two senders under one name are both heard, each with its own numbers, and the rows say so', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const before = await countedCycles('M108')
  await send('twins', one, [cycles(1, 'M108', 1), cycles(2, 'M108', 1)])
  expect(await rowsOf('twins')).toMatchObject([{ shared_name: false }])
  const second = await send('twins', two, [cycles(1, 'M108', 10), cycles(2, 'NOWHERE', 1)])
  expect(second.body).toMatchObject({ committed: 2, accepted: 1, repeated: 0, quarantined: 1 })
  await send('twins', one, [cycles(3, 'M108', 1)])
  expect(await countedCycles('M108')).toBe(before + 13)
  const rows = await rowsOf('twins')
  const bySender = Object.fromEntries(
    rows.map((row) => [row.sender, [row.committed, row.quarantined, row.shared_name]]),
  )
  expect(bySender).toEqual({ [one]: [3, 0, true], [two]: [2, 1, true] })
})

test('T-PLANT-05 rebuilding a machine from its live signals finds nothing that differs', async () => {
  const now = Date.now()
  const state = (seq: number, ago: number, value: string) => ({
    seq,
    machine_id: 'M107',
    at: iso(now - ago),
    kind: 'state',
    value,
  })
  await send('live', '', [state(1, 600_000, 'running'), cycles(2, 'M107', 3, now - 500_000)])
  await send('live', '', [state(3, 400_000, 'stopped'), state(4, 200_000, 'running')])
  await send('live', '', [cycles(5, 'M107', 2, now - 300_000)])
  const { status, data } = await admin.call('rebuild_machine', { machine_id: 'M107' })
  expect([status, data]).toMatchObject([200, [{ machine_id: 'M107', differed: false }]])
  expect(data[0]?.signals).toBeGreaterThanOrEqual(5)
  expect(data[0]?.stops).toBeGreaterThanOrEqual(1)
})

/** The last one: the clock has run ahead. */
test('T-PLANT-25 one that neither posts nor reports for 60 s is silent, until it does', async () => {
  const sender = randomUUID()
  const start = Date.now()
  server.clock.now = start
  await report('quiet', sender)
  for (const [after, state] of [
    [59_000, 'connected'],
    [61_000, 'silent'],
  ] as const) {
    server.clock.now = start + after
    expect([after, (await rowsOf('quiet'))[0]?.state]).toEqual([after, state])
  }
  await report('quiet', sender)
  expect(await rowsOf('quiet')).toMatchObject([{ state: 'connected' }])
})

test('T-SAFE-31 a signal that cannot be used hides none of those that follow it, whatever number it has', async () => {
  const say = (seq: number, change: object = {}) => send('far-ahead', '', [{ ...cycles(seq, 'M101', 1), ...change }])
  expect((await say(1)).body).toMatchObject({ committed: 1, accepted: 1 })
  const absurd = await say(Number.MAX_SAFE_INTEGER, { kind: 'nonsense' })
  expect(absurd.body).toMatchObject({ committed: 1, quarantined: 1 })
  expect((await say(2, { kind: 'nonsense' })).body).toMatchObject({ committed: 2, quarantined: 1 })
  expect((await say(3)).body).toMatchObject({ committed: 3, accepted: 1 })
})
