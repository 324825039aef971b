import { expect, test } from 'vitest'
import { concernsOf, goesAnotherWay, letsOthersIn } from './switch-on.ts'

type Setting = Parameters<typeof letsOthersIn>[0]
const good: Setting = {
  ...{ enabled: true, issuer: 'https://id.example', client_id: 'takt', scopes: 'openid profile' },
  ...{ levels: [{ group: 'a', usertype: 1 }], default_level: null, creates_users: true, passwords: 'everybody' },
}

test.each<[string, Partial<Setting>, { linked: number; unlinked: number }, string[]]>([
  ['all is well', {}, { linked: 0, unlinked: 40 }, []],
  ['no group and no level for all others', { levels: [] }, { linked: 3, unlinked: 0 }, ['leads-nobody 1']],
  ['no group and a level for all others', { levels: [], default_level: 2 }, { linked: 3, unlinked: 0 }, []],
  ['without openid', { scopes: 'profile openids' }, { linked: 3, unlinked: 0 }, ['no-openid 1']],
  ['nobody new and nobody linked', { creates_users: false }, { linked: 0, unlinked: 3 }, ['nobody-linked 1']],
  ['nobody new and somebody linked', { creates_users: false }, { linked: 1, unlinked: 3 }, []],
  ['no more passwords', { passwords: 'terminals' }, { linked: 1, unlinked: 3 }, ['unlinked-out 3']],
  ['no more passwords, all linked', { passwords: 'terminals' }, { linked: 1, unlinked: 0 }, []],
])('T-SAFE-130 before it is switched on it is said what goes wrong: %s', (_, change, people, concerns) => {
  const found = concernsOf({ ...good, ...change }, people).map(({ concern, count }) => `${concern} ${count}`)
  expect(found).toEqual(concerns)
})

test.each<[string, Partial<Setting>, boolean, [boolean, boolean]]>([
  ['nothing else', {}, false, [false, false]],
  ['another secret', {}, true, [true, false]],
  ['another issuer', { issuer: 'https://else.example' }, false, [true, false]],
  ['switched on', { enabled: true }, false, [false, false]],
  ['other scopes', { scopes: 'openid' }, false, [true, true]],
  ['other groups', { levels: [] }, false, [false, true]],
  ['other passwords', { passwords: 'terminals' }, false, [false, true]],
  ['switched off', { enabled: false, levels: [] }, true, [false, false]],
])('T-SAFE-130 it is looked at anew where it matters: %s', (_, change, hasNewSecret, [way, others]) => {
  const after = { ...good, ...change }
  expect([goesAnotherWay(good, after, hasNewSecret), letsOthersIn(good, after)]).toEqual([way, others])
})

test('T-SAFE-130 what is switched on is looked at whatever else stays', () => {
  const off = { ...good, enabled: false }
  expect([goesAnotherWay(off, good, false), letsOthersIn(off, good)]).toEqual([true, true])
})
