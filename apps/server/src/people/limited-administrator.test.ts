import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { text } from '@takt/texts/text.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
const beyond = [403, text('en', 'refusal.beyond-own-rights')]
const wholePlant = [403, text('en', 'call.whole-plant')]
let limited: Caller

interface UserRow extends Record<string, unknown> {
  user_id: number
  removed: string[]
}

/** Level 5, one machine, one right taken away; beside them one of the same level with everything of it. */
beforeAll(async () => {
  const set = `update app_user set usertype = 5, granted = $1, removed = $2, machine_restrictions = $3, valid_until = $4
    where company_id = 1000 and username = $5`
  const all = [...permissionNames]
  await server.sql(set, [all, ['view-themes'], ['P201'], '2099-01-01', 'planner'])
  await server.sql(set, [all, [], [], null, 'supervisor'])
  limited = await server.signIn('planner')
})

async function saved(username: string, change: object): Promise<unknown[]> {
  const row = (await limited.call('get_users', {})).data.find((one) => one.username === username) as UserRow
  const answer = await limited.raw({ name: 'save_user', payload: { ...row, password: '', ...change } })
  return [answer.status, answer.message]
}

test('T-SAFE-20 nobody sets the password of somebody who has more machines or permissions, and signs in as them', async () => {
  expect(await saved('supervisor', { password: 'quite another one' })).toEqual(beyond)
  expect((await server.signIn('supervisor')).bearer).not.toBe('')
})

test('T-SAFE-133 lists tell of whom somebody may change nothing, so that it is not offered', async () => {
  const users = (await limited.call('get_users', {})).data
  const beyond = (username: string) => users.find((one) => one.username === username)?.beyond_own
  expect(['admin', 'supervisor', 'planner'].map(beyond)).toEqual([true, true, false])
  const admin = await server.signIn('admin')
  expect((await admin.call('get_users', {})).data.filter(({ beyond_own }) => beyond_own)).toEqual([])
})

test('T-SAFE-20 nobody changes anything else of such a person, or signs them out', async () => {
  expect(await saved('supervisor', { email: 'mine@example.com' })).toEqual(beyond)
  expect(await saved('supervisor', { active: false })).toEqual(beyond)
  const out = await limited.call('run_admin_action', { action: 'sign-out-user', username: 'SuperVisor' })
  expect([out.status, out.message]).toEqual(beyond)
})

test('T-SAFE-20 nobody gives back what was taken from them, to themselves or to a new user', async () => {
  expect(await saved('planner', { removed: [] })).toEqual(beyond)
  expect(await saved('planner', { machine_restrictions: [] })).toEqual(beyond)
  const row = (await limited.call('get_users', {})).data.find(({ username }) => username === 'planner') as UserRow
  const fresh = { ...row, user_id: null, version: 0, username: 'second-me', password: 'quite another one' }
  const asked = await limited.raw({ name: 'save_user', payload: { ...fresh, removed: [] } })
  expect([asked.status, asked.message]).toEqual(beyond)
  // What they have themselves they may give.
  expect((await limited.raw({ name: 'save_user', payload: fresh })).status).toBe(200)
})

test('T-SAFE-20 nobody lengthens their own time, or signs in from elsewhere by their own word', async () => {
  const refused = [403, text('en', 'refusal.own-limits')]
  expect(await saved('planner', { last_day: null })).toEqual(refused)
  expect(await saved('planner', { last_day: '2199-01-01' })).toEqual(refused)
  expect((await saved('planner', { full_name: 'Still the planner' }))[0]).toBe(200)
})

test('T-SAFE-21 no wall link shows machines that its maker may not see', async () => {
  const link = { name: 'Mine', dashboard: 'moulding', expires_at: null }
  const refused = await limited.call('create_wall_link', link)
  expect([refused.status, refused.message]).toEqual(wholePlant)
})

test('T-SAFE-21 settings of the whole plant need every machine', async () => {
  const refused = await limited.call('set_company_setting', { name: 'externalActionHosts', value: 'evil.example' })
  expect([refused.status, refused.message]).toEqual(wholePlant)
})

test('T-SAFE-21 a delivery of reports that runs with another’s rights is not changed by somebody with less', async () => {
  const supervisor = await server.signIn('supervisor')
  const [user] = await server.sql<{ user_id: number }>(
    `select user_id from app_user where company_id = 1000 and username = 'planner'`,
  )
  const delivery = {
    ...{
      schedule_no: 0,
      version: 0,
      report_id: 'production-per-day',
      question: { period: 'yesterday', machines: ['P202'] },
      weekdays: [1],
    },
    ...{ at_minutes: 360, format: 'pdf', recipients: [user?.user_id], active: true },
  }
  const [made] = (await supervisor.raw({ name: 'save_report_schedule', payload: delivery })).data
  expect(made).toMatchObject({ version: 1 })
  const change = { ...delivery, ...made }
  expect((await limited.raw({ name: 'save_report_schedule', payload: change })).status).toBe(409)
})
