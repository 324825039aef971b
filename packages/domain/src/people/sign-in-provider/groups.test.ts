import { expect, test } from 'vitest'
import { groupsIn, levelByGroups } from './groups.ts'

test.each([
  ['a list', { groups: ['a', 'b'] }, 'groups', ['a', 'b']],
  ['one text', { role: 'a' }, 'role', ['a']],
  ['none', { groups: [] }, 'groups', []],
  ['not told', { sub: '1' }, 'groups', null],
  ['something else', { groups: 7 }, 'groups', null],
  ['numbers among them', { groups: ['a', 3, null] }, 'groups', ['a']],
  ['inside of another claim', { realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
  ['a name with dots of its own', { 'https://x.example/groups': ['a'] }, 'https://x.example/groups', ['a']],
  ['a claim by the name of something every object has', {}, 'constructor.name', null],
] as const)('T-SAFE-50 groups are read from %s', (_, claims, claim, groups) => {
  expect(groupsIn(claims, claim)).toEqual(groups)
})

const levels = [
  { group: 'operators', usertype: 1 },
  { group: 'admins', usertype: 9 },
  { group: 'planners', usertype: 3 },
]
test.each([
  ['one group', ['planners'], null, 3],
  ['the highest of several', ['operators', 'admins', 'planners'], null, 9],
  ['a group of the table before the level of all others', ['operators'], 5, 1],
  ['no group of the table and a level for all others', ['else'], 2, 2],
  ['no group of the table', ['else'], null, null],
  ['no group at all', [], null, null],
  ['a group that differs in case', ['Admins'], null, null],
] as const)('T-SAFE-50 the level comes from %s', (_, groups, default_level, level) => {
  expect(levelByGroups(groups, { levels, default_level })).toBe(level)
})
