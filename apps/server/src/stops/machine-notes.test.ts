import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
const machine_id = 'P202'
let plant: QuietPlant
let operator: Caller

beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  await server.sql('delete from machine_note where company_id = $1', [EXAMPLE])
})

const notes = async (of: { machine_id?: string }) => (await operator.call('get_machine_notes', of)).data

test('T-ROUTE-30 notes on machines and stops are listed newest first with author and stop, written and deleted', async () => {
  const saved = await operator.call('save_machine_note', { machine_id, note: '  Belt squeaks ' })
  expect(saved.data).toMatchObject([
    { machine_id, note: 'Belt squeaks', author: 'Anna Lindqvist', stop_description: '' },
  ])
  await plant.says(machine_id, 30, 'stopped')
  await operator.call('set_stop_code', { machine_id, stop: '', stop_code: '402', note: 'Short shot' })
  plant.pass(60_000)
  await operator.call('save_machine_note', { machine_id, note: 'Belt changed' })

  const list = await notes({ machine_id })
  expect(list.map(({ note }) => note)).toEqual(['Belt changed', 'Belt squeaks', 'Short shot'])
  expect(list[2]).toMatchObject({ record_no: 0, stop_description: 'Quality problem' })
  expect((await notes({})).map(({ note }) => note)).toContain('Belt changed')
  expect(await notes({ machine_id: 'P203' })).toEqual([])

  const record_no = Number(list[1]?.record_no)
  expect((await operator.call('delete_machine_note', { machine_id, record_no })).status).toBe(200)
  expect((await notes({ machine_id })).map(({ note }) => note)).toEqual(['Belt changed', 'Short shot'])
  // Gone for the screen; the trail keeps who wrote and who deleted it.
  expect(await operator.call('delete_machine_note', { machine_id, record_no })).toMatchObject({ status: 404 })
  const trail = await server.sql<{ what: string }>(
    'select what from audit where company_id = $1 and key = $2 order by at',
    [EXAMPLE, `${machine_id}/${record_no}`],
  )
  expect(trail.map(({ what }) => what)).toEqual(['note.written', 'note.deleted'])
})

test.each(['', '   ', 'x'.repeat(2001)])('T-ROUTE-30 a note without words or too long is no note', async (note) => {
  expect((await operator.call('save_machine_note', { machine_id, note })).status).toBe(422)
})
