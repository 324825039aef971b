import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'

const server = testServer()
const iso = (at: number) => new Date(at).toISOString()
const state = (seq: number, at: number, value: string, machine_id = 'M101') => ({
  seq,
  machine_id,
  at: iso(at),
  kind: 'state',
  value,
})

test('signals are acknowledged with the last committed number and kept as they came', async () => {
  const now = Date.now()
  const answer = await server.ingest(
    [state(1, now - 5000, 'running'), { seq: 2, machine_id: 'M101', at: iso(now - 1000), kind: 'cycles', value: 3 }],
    { connector: 'a' },
  )
  expect(answer).toMatchObject({ status: 200, body: { committed: 2, accepted: 2, repeated: 0, quarantined: 0 } })
  const rows = await server.sql("select kind, value from signal where connector = 'a' order by seq")
  expect(rows).toEqual([
    { kind: 'state', value: 'running' },
    { kind: 'cycles', value: 3 },
  ])
})

test('a repeated batch changes nothing', async () => {
  const now = Date.now()
  const batch = [
    state(1, now - 9000, 'running', 'M102'),
    { seq: 2, machine_id: 'M102', at: iso(now), kind: 'cycles', value: 4 },
  ]
  await server.ingest(batch, { connector: 'b' })
  const again = await server.ingest(batch, { connector: 'b' })
  expect(again.body).toMatchObject({ committed: 2, accepted: 0, repeated: 2 })
  const [day] = await server.sql<{ cycles: number }>(
    "select sum(cycles)::int as cycles from shift_figures where machine_id = 'M102' and company_id = 1000",
  )
  expect(day?.cycles).toBe(4)
})

test('the same batch sent five times at once is counted once', async () => {
  const now = Date.now()
  const batch = [
    state(1, now - 9000, 'running', 'M103'),
    { seq: 2, machine_id: 'M103', at: iso(now), kind: 'cycles', value: 4 },
  ]
  await Promise.all(Array.from({ length: 5 }, () => server.ingest(batch, { connector: 'c' })))
  const [day] = await server.sql<{ cycles: number }>(
    "select sum(cycles)::int as cycles from shift_figures where machine_id = 'M103' and company_id = 1000",
  )
  expect(day?.cycles).toBe(4)
})

test('a bad signal goes to quarantine with its reason and holds up no other', async () => {
  const now = Date.now()
  const answer = await server.ingest(
    [
      state(1, now, 'running', 'M104'),
      state(2, now, 'dancing', 'M104'),
      state(3, now, 'running', 'NOWHERE'),
      state(4, now + 3_600_000, 'running', 'M104'),
      { seq: 5, machine_id: 'M104', at: iso(now), kind: 'cycles', value: -4 },
      state(6, now, 'stopped', 'M104'),
      state(7, now - 40 * 86_400_000, 'running', 'M104'),
      { seq: 8, machine_id: 'M104', at: iso(now), kind: 'cycles', value: Number.NaN },
    ],
    { connector: 'd' },
  )
  expect(answer.body).toMatchObject({ committed: 8, accepted: 2, quarantined: 6 })
  const kept = await server.sql<{ seq: number; reason: string }>(
    "select seq::int, reason from quarantined_signal where connector = 'd' order by seq",
  )
  expect(kept.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 7, 8])
  expect(kept[1]?.reason).toBe('unknown-machine')
  expect(kept[2]?.reason).toBe('future')
  expect(kept[4]?.reason).toBe('too-old')
})

test('T-PLANT-24 a sender that numbers from 0 is told: its first signal waits in quarantine and does not pass for a repeat', async () => {
  const now = Date.now()
  const answer = await server.ingest([state(0, now, 'running', 'M104'), state(1, now, 'stopped', 'M104')], {
    connector: 'zero',
  })
  expect(answer.body).toMatchObject({ committed: 1, accepted: 1, repeated: 0, quarantined: 1 })
  const [kept] = await server.sql("select reason, detail from quarantined_signal where connector = 'zero'")
  expect(kept).toEqual({ reason: 'not-understood', detail: expect.stringMatching(/^seq: /) })
})

test('history never overwrites the present', async () => {
  const now = Date.now()
  await server.ingest([state(1, now - 1000, 'running', 'M105')], { connector: 'e' })
  await server.ingest([state(2, now - 3_600_000, 'stopped', 'M105')], { connector: 'e' })
  const [machine] = await server.sql("select status from machine_state where machine_id = 'M105' and company_id = 1000")
  expect(machine).toEqual({ status: 'R' })
})

test('a stop opens uncoded, closes at the next run and belongs to the running order', async () => {
  const now = Date.now()
  await server.ingest(
    [
      state(1, now - 30_000, 'running', 'M106'),
      state(2, now - 20_000, 'stopped', 'M106'),
      state(3, now - 5_000, 'running', 'M106'),
    ],
    { connector: 'f' },
  )
  const [stop] = await server.sql(
    "select stop, stop_reason, start_time, end_time, belongs_to_order from stop where machine_id = 'M106' and company_id = 1000",
  )
  const [run] = await server.sql<{ card_no: string }>(
    "select card_no from order_run where machine_id = 'M106' and company_id = 1000 and end_time is null order by start_time limit 1",
  )
  expect(stop).toMatchObject({ stop: String(now - 20_000), stop_reason: '-', belongs_to_order: run?.card_no ?? '' })
  expect(stop).toMatchObject({ start_time: iso(now - 20_000), end_time: iso(now - 5_000) })
})

test.each([
  ['no key', ''],
  ['a wrong key', 'guess'],
])('%s is refused', async (_what, key) => {
  expect((await server.ingest([state(1, Date.now(), 'running')], { key })).status).toBe(401)
})

test('a key opens its own company only', async () => {
  await server.ingest([state(1, Date.now(), 'running', 'M107')], { key: 'third-ingest', connector: 'g' })
  const rows = await server.sql("select 1 from machine_state where machine_id = 'M107' and company_id = 1000")
  expect(rows).toEqual([])
})

test.each([
  ['no signals', { connector: 'h', signals: [] }, 'signals'],
  ['no connector', { signals: [state(1, 0, 'running')] }, 'connector'],
])('%s answers 422 with the field', async (_what, body, field) => {
  const response = await fetch(`${server.url}/api/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer example-ingest' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { field } })
})

test('a connector asks where to go on', async () => {
  await server.ingest([state(41, Date.now(), 'running')], { connector: 'i' })
  const response = await fetch(`${server.url}/api/ingest?connector=i`, {
    headers: { authorization: 'Bearer example-ingest' },
  })
  expect(await response.json()).toEqual({ committed: 41 })
})

test('a number that stands twice in one batch counts once', async () => {
  const cycles = { seq: 1, machine_id: 'M109', at: iso(Date.now()), kind: 'cycles', value: 5 }
  const answer = await server.ingest([cycles, cycles], { connector: 'twice' })
  expect(answer.body).toMatchObject({ committed: 1, accepted: 1, repeated: 1 })
})

test('many connectors at once are all taken, each with its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      server.ingest([{ seq: index + 1, machine_id: 'M110', at: iso(Date.now()), kind: 'cycles', value: 1 }], {
        connector: `many-${index}`,
      }),
    ),
  )
  expect(answers.map(({ body }) => body.committed)).toEqual(answers.map((_, index) => index + 1))
  const [day] = await server.sql<{ cycles: number }>(
    "select sum(cycles)::int as cycles from shift_figures where machine_id = 'M110' and company_id = 1000",
  )
  expect(day?.cycles).toBe(40)
})

test('a number or value beyond every measure goes to quarantine and holds up nobody', async () => {
  const now = Date.now()
  const answers = await Promise.all([
    server.ingest([{ seq: 1, machine_id: 'M111', at: iso(now), kind: 'cycles', value: 1 }], { connector: 'sane' }),
    server.ingest([{ seq: 1, machine_id: 'M111', at: '+275760-09-13T00:00:00.000Z', kind: 'cycles', value: 1 }], {
      connector: 'far',
    }),
    server.ingest(
      [{ seq: 1, machine_id: 'M111', at: iso(now), kind: 'value', value: { name: 'a\u0000b', value: 1 } }],
      { connector: 'nul' },
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => body.quarantined)).toEqual([0, 1, 1])
})

test('T-PLANT-320 T-PLANT-386 numbers that were left out are told in the answer and under Connections', async () => {
  const at = Date.now() - 1000
  const gapsOf = async (seqs: number[], connector = 'gaps') =>
    (
      await server.ingest(
        seqs.map((seq) => state(seq, at, 'running', 'M110')),
        { connector },
      )
    ).body.gaps
  // A new sender may begin where it likes; from there on none is left out.
  expect(await gapsOf([5, 6], 'begins')).toBe(0)
  expect(await gapsOf([7, 8], 'begins')).toBe(0)
  expect(await gapsOf([1, 2, 4])).toBe(1)
  expect(await gapsOf([3])).toBe(0)
  expect(await gapsOf([10])).toBe(5)
  const admin = await server.signIn('admin')
  const rows = (await admin.call('get_connectors', {})).data
  const errors = Object.fromEntries(rows.map((row) => [String(row.connector), String(row.last_error)]))
  expect(errors.gaps).toMatch(/^\S+Z numbers-left-out 5 10$/)
  expect(errors.begins).toBe('')
})

test('T-PLANT-386 one whose number cannot be read is no gap', async () => {
  const at = Date.now() - 1000
  const unread = { ...state(1, at, 'running', 'M110'), seq: 'two' }
  const answer = await server.ingest([state(1, at, 'running', 'M110'), unread, state(3, at, 'running', 'M110')], {
    connector: 'unread',
  })
  expect(answer.body).toMatchObject({ accepted: 2, quarantined: 1, gaps: 0 })
})

test('T-PLANT-386 a clock that goes ahead counts no time that has not passed, live and rebuilt', async () => {
  const now = Date.now()
  server.clock.now = now
  await server.ingest([state(1, now - 60_000, 'running', 'M111'), state(2, now + 30_000, 'stopped', 'M111')], {
    connector: 'ahead',
  })
  server.clock.now = null
  const runMs = async () => {
    const [day] = await server.sql<{ run_ms: number }>(
      "select sum(run_ms)::int as run_ms from shift_figures where machine_id = 'M111' and company_id = 1000",
    )
    return day?.run_ms
  }
  expect(await runMs()).toBe(60_000)
  const [kept] = await server.sql<{ at: Date }>("select at from signal where connector = 'ahead' and seq = 2")
  expect(new Date(kept?.at ?? 0).getTime()).toBe(now)
  const admin = await server.signIn('admin')
  const { data } = await admin.call('rebuild_machine', { machine_id: 'M111' })
  expect(data).toMatchObject([{ differed: false }])
  expect(await runMs()).toBe(60_000)
})
