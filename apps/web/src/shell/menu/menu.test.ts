import { type Permission, permissionNames } from '@takt/domain/permissions.ts'
import { describe, expect, test } from 'vitest'
import { isKnownPath } from '../../routes/match-route.ts'
import { type MenuGroup, menuGroups, visibleMenu } from './menu.ts'

const user = { usertype: 2, permissions: permissionNames, company_settings: {} }
const ids = (groups: readonly MenuGroup[]) => groups.flatMap((group) => group.items.map((item) => item.id))
const dashboards = [
  { slug: 'hall', title: 'Hall', userlevel: null },
  { slug: 'boss', title: 'Boss', userlevel: 5 },
]

describe('side menu', () => {
  test('every entry leads to a declared page', () => {
    for (const group of menuGroups(dashboards)) {
      for (const item of group.items) expect([item.path, isKnownPath(item.path)]).toEqual([item.path, true])
    }
  })

  test('T-PERM-01 an entry above the level of the user is absent', () => {
    expect(ids(visibleMenu(menuGroups(dashboards), user))).toEqual([
      'machines',
      'mine',
      'machine-widgets',
      'late-orders',
      'actives',
      'notifications',
      'hall',
      'connectors',
    ])
    expect(ids(visibleMenu(menuGroups(dashboards), { ...user, usertype: 5 }))).toContain('boss')
  })

  test('T-PERM-02 T-PERM-02-X without can-navigate there is no menu', () =>
    expect(visibleMenu(menuGroups(dashboards), { ...user, permissions: ['can-access-dashboard'] })).toEqual([]))

  test('T-SHELL-36-X a group without visible entries vanishes', () => {
    const shown = (groups: readonly MenuGroup[], permissions: Permission[]) =>
      visibleMenu(groups, { ...user, permissions }).map((group) => group.id)
    const without = (permission: Permission) => permissionNames.filter((name) => name !== permission)
    expect(shown(menuGroups(dashboards), without('can-access-dashboard'))).toEqual(['production', 'administration'])
    expect(shown(menuGroups([]), permissionNames)).toEqual(['production', 'administration'])
    expect(shown(menuGroups(dashboards), without('view-connectors'))).toEqual(['production', 'dashboards'])
  })
})
