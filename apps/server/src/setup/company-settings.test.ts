import { companySettings, enteredSettingNames } from '@takt/domain/ground/company-settings.ts'
import { beforeAll, expect, test } from 'vitest'
import { EXAMPLE } from '../../test/quiet-plant.ts'
import { scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aCompanySetting } from './setup.fixture.ts'

const server = scrapFloor()
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const stored = async (name: string) =>
  (
    await server.sql<{ value: string }>('select value from company_setting where company_id = $1 and name = $2', [
      EXAMPLE,
      name,
    ])
  ).map(({ value }) => value)

test('T-PLANT-221 a setting is kept as it is read, audited with what it was before, and put back to its default', async () => {
  const [last] = await server.sql<{ audit_id: number }>('select max(audit_id) as audit_id from audit')
  const saved = await admin.call('set_company_setting', { name: 'autoSlideInterval', value: ' 045 ' })
  expect(saved.data).toEqual([{ name: 'autoSlideInterval', value: '45' }])
  expect(await stored('autoSlideInterval')).toEqual(['45'])
  const back = await admin.call('set_company_setting', { name: 'autoSlideInterval', value: null, was: '45' })
  expect(back.data).toEqual([{ name: 'autoSlideInterval', value: companySettings.autoSlideInterval.default }])
  expect(await stored('autoSlideInterval')).toEqual([])
  const audit = await server.sql(
    `select before, after from audit where company_id = $1 and what = 'setting.changed' and key = 'autoSlideInterval'
       and audit_id > $2 order by audit_id`,
    [EXAMPLE, last?.audit_id ?? 0],
  )
  expect(audit).toEqual([
    { before: '30', after: '45' },
    { before: '45', after: '30' },
  ])
})

test('T-PLANT-221 the server refuses what the page refuses, with the same sentence, and keeps what was there', async () => {
  const before = await stored('ssccCompanyPrefix')
  for (const [name, value, said] of [
    ['ssccCompanyPrefix', '12345', 'A GS1 company prefix has 6 to 12 digits.'],
    ['noContactSeconds', '1', 'Enter a whole number from 10 to 86,400.'],
    ['startUpScrapReason', 'NO-SUCH', 'There is no scrap reason NO-SUCH in use.'],
    ['defaultDashboard', 'no-such', 'There is no dashboard no-such.'],
    ['externalActionHosts', 'https://x.example', '“https://x.example” is not a host'],
  ] as const) {
    const refused = await admin.call('set_company_setting', { name, value })
    expect(refused, name).toMatchObject({ status: 409, message: expect.stringContaining(said) })
  }
  expect(await stored('ssccCompanyPrefix')).toEqual(before)
  // Arranged on pages of their own, by calls of their own.
  for (const name of ['sideMenu', 'orderDetails', 'usesApiSignin', 'usesApiClockIn']) {
    expect((await admin.raw({ name: 'set_company_setting', payload: { name, value: '1' } })).status, name).toBe(422)
  }
  expect((await operator.call('set_company_setting', { name: 'autoSlide', value: '1' })).status).toBe(403)
})

test('T-PLANT-221 of two who change one at once the second is told, and changes it when they have seen it', async () => {
  const set = (value: string, was: string) =>
    admin.call('set_company_setting', { name: 'resourcePlanningDays', value, was })
  const answers = await Promise.all([set('3', '2'), set('4', '2')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [now = ''] = await stored('resourcePlanningDays')
  expect(['3', '4']).toContain(now)
  expect((await set('7', now)).status).toBe(200)
  expect(await stored('resourcePlanningDays')).toEqual(['7'])
})

test('T-CALL-24-X sign-in and clock-in of another system are asked for and never on', async () => {
  for (const setting of ['usesApiSignin', 'usesApiClockIn'] as const) {
    await aCompanySetting(server, { name: setting, value: '1' })
    expect((await operator.call('check_setting_exists', { setting })).data).toEqual([{ exists: false }])
    expect((await operator.call('get_setting_value', { setting })).data).toEqual([{ value: '0' }])
  }
})

test.each(enteredSettingNames)('T-PLANT-221 the default of %s can be saved', async (name) => {
  expect((await admin.call('set_company_setting', { name, value: companySettings[name].default })).status).toBe(200)
})
