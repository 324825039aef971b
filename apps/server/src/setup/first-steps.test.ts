import { expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { anEmployee } from '../people/people.fixture.ts'
import { createCompany, NewCompany } from '../seed/create-company.ts'
import { example } from '../seed/example.ts'

const server = testServer()

async function newCompany(key: string, starter: boolean) {
  const { password } = example
  const account = { key, name: key, timeZone: 'Europe/Stockholm', language: 'en' as const, admin: 'anna', password }
  const { company_id } = await createCompany(server.database, NewCompany.parse({ ...account, starter }))
  const anna = await server.signIn('anna', key)
  const done = async () =>
    (await anna.call('get_first_steps', {})).data.flatMap(({ step, done }) => (done ? [String(step)] : []))
  return { company_id, anna, done }
}

test('T-PLANT-147 T-PLANT-148 a new company begins with general reasons or without any; a step is done by what is there', async () => {
  const bare = await newCompany('bare-one', false)
  expect(await bare.done()).toEqual([])
  const steps = (await bare.anna.call('get_first_steps', {})).data
  expect(steps.find(({ step }) => step === 'signals')).toMatchObject({
    count: 0,
    of: 0,
    last_heard: '',
    last_machine: '',
  })

  const fresh = await newCompany('fresh-one', true)
  expect(await fresh.done()).toEqual(['stop-codes', 'scrap-reasons'])
  const codes = (await fresh.anna.call('get_stop_code_settings', {})).data
  expect(codes.length).toBeGreaterThan(10)
  for (const { names } of codes) expect(Object.keys(names as object)).toEqual(['de', 'en', 'sv'])
  for (const { stop_code, version } of codes) {
    const gone = await fresh.anna.call('delete_stop_code', { stop_code: String(stop_code), version: Number(version) })
    expect(gone.status).toBe(200)
  }
  const reasons = (await fresh.anna.call('get_scrap_reason_settings', {})).data
  expect(reasons.length).toBeGreaterThan(5)
  for (const { names } of reasons) expect(Object.keys(names as object)).toEqual(['de', 'en', 'sv'])
  expect(await fresh.done()).toEqual(['scrap-reasons'])
  // What start-up scrap is booked on stays until somebody has named another reason, or none.
  expect((await fresh.anna.call('delete_scrap_reason', { code: '40', version: 1 })).status).toBe(409)
  await fresh.anna.call('set_company_setting', { name: 'startUpScrapReason', value: '' })
  for (const { code, version } of reasons) {
    const gone = await fresh.anna.call('delete_scrap_reason', { code: String(code), version: Number(version) })
    expect(gone.status, gone.message).toBe(200)
  }
  const groupCalls = [
    ['get_stop_group_settings', 'delete_stop_group'],
    ['get_scrap_category_settings', 'delete_scrap_category'],
  ] as const
  for (const [load, remove] of groupCalls) {
    const groups = (await fresh.anna.call(load, {})).data
    expect(groups.length).toBeGreaterThan(1)
    for (const { code, version, names } of groups) {
      expect(Object.keys(names as object)).toEqual(['de', 'en', 'sv'])
      const group = { code: String(code), version: Number(version) }
      expect((await fresh.anna.call(remove, group)).status).toBe(200)
    }
  }
  expect(await fresh.done()).toEqual([])

  await anEmployee(server, { company_id: fresh.company_id, employee_name: 'Åsa' })
  // Anna is still the only one who can sign in.
  expect(await fresh.done()).toEqual([])
})

test('T-PLANT-147 the example plant has everything, and tells when it heard a machine last', async () => {
  const admin = await server.signIn('admin')
  const steps = (await admin.call('get_first_steps', {})).data
  const wanted = ['machines', 'shifts', 'stop-codes', 'scrap-reasons', 'people', 'orders', 'dashboard']
  expect(steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(expect.arrayContaining(wanted))
  expect((await (await server.signIn('operator')).call('get_first_steps', {})).status).toBe(403)
})
