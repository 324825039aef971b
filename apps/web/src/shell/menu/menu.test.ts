import { type Permission, permissionNames } from '@takt/domain/ground/permissions.ts'
import { describe, expect, test } from 'vitest'
import { isKnownPath } from '../../routes/match-route.ts'
import { type MenuGroup, menuGroups, visibleMenu } from './menu.ts'

const user = {
  usertype: 2,
  has_api_token: true,
  permissions: permissionNames,
  company_settings: {},
  settings: { show_cavities: 0, internal_activity: 1, resource_planning: 0 },
}
const ids = (groups: readonly MenuGroup[]) => groups.flatMap((group) => group.items.map((item) => item.id))
const dashboards = [
  { slug: 'hall', title: 'Hall', userlevel: null },
  { slug: 'boss', title: 'Boss', userlevel: 5 },
]

describe('side menu', () => {
  test('every entry leads to a declared page', () => {
    for (const group of menuGroups(dashboards, [{ record_no: 7, overview_name: 'Ours' }])) {
      for (const item of group.items) expect([item.path, isKnownPath(item.path)]).toEqual([item.path, true])
    }
  })

  test('T-SHELL-36-X T-PERM-01 the entries stand in their order, and one above the level of the user is absent', () => {
    expect(ids(visibleMenu(menuGroups(dashboards), user))).toEqual([
      'machines',
      'mine',
      'machine-widgets',
      'live-view',
      'wall-boards',
      'late-orders',
      'actives',
      'activities',
      'time-history',
      'analysis',
      'statistics',
      'handovers',
      'report-orders',
      'order-confirmation',
      'files',
      'notifications',
      'bundle-confirmation',
      'plan-board',
      'detail-planning',
      'hall',
      'erp-failed',
      'erp-pallet-flags',
      'admin',
      'connectors',
      'erp-link',
      'printers',
      'special-functions',
      'value-rules',
      'live-view-templates',
      'wall-links',
    ])
    expect(ids(visibleMenu(menuGroups(dashboards), { ...user, usertype: 5 }))).toContain('boss')
  })

  test('T-PERM-13 without the setting internal_activity there is no link to activities', () => {
    const settings = { ...user.settings, internal_activity: 0 }
    expect(ids(visibleMenu(menuGroups(dashboards), { ...user, settings }))).not.toContain('activities')
  })

  test('T-PERM-12 without the setting resource_planning there is no entry of resource planning', () => {
    const planner = { ...user, settings: { ...user.settings, resource_planning: 1 } }
    expect(ids(visibleMenu(menuGroups([]), planner))).toContain('resource-planning')
    expect(ids(visibleMenu(menuGroups([]), user))).not.toContain('resource-planning')
  })

  test('the entry of failed ERP reporting needs its permission and a token, the others their permission', () => {
    const erp = (has_api_token: boolean, permissions: readonly Permission[]) =>
      ids(visibleMenu(menuGroups([]), { ...user, has_api_token, permissions: [...permissions, 'can-navigate'] }))
    const both = ['change-failed-erp-status', 'overview-admin-erp-reporting'] as const
    expect(erp(true, both)).toEqual(expect.arrayContaining(['erp-failed', 'erp-pallet-flags']))
    expect(erp(false, both)).not.toContain('erp-failed')
    expect(erp(false, both)).toContain('erp-pallet-flags')
    expect(erp(true, ['overview-admin-erp-reporting'])).not.toContain('erp-failed')
    expect(erp(true, ['change-failed-erp-status'])).not.toContain('erp-pallet-flags')
  })

  test('T-PERM-02 T-PERM-02-X without can-navigate there is no menu', () =>
    expect(visibleMenu(menuGroups(dashboards), { ...user, permissions: ['can-access-dashboard'] })).toEqual([]))

  test('T-SHELL-36-X a group without visible entries vanishes', () => {
    const shown = (groups: readonly MenuGroup[], permissions: Permission[]) =>
      visibleMenu(groups, { ...user, permissions }).map((group) => group.id)
    const without = (permission: Permission) => permissionNames.filter((name) => name !== permission)
    expect(shown(menuGroups(dashboards), without('can-access-dashboard'))).toEqual([
      'production',
      'planning',
      'erp',
      'administration',
    ])
    expect(shown(menuGroups([]), permissionNames)).toEqual(['production', 'planning', 'erp', 'administration'])
    const administration: readonly Permission[] = [
      'change-failed-erp-status',
      'overview-admin-erp-reporting',
      'view-connectors',
      'can-access-admin-panel',
      'view-liveviews-templates',
      'can-do-admin-actions',
    ]
    const outside = permissionNames.filter((name) => !administration.includes(name))
    expect(shown(menuGroups(dashboards), outside)).toEqual(['production', 'planning', 'dashboards'])
    const unplanned = outside.filter((name) => name !== 'detail-planning')
    expect(shown(menuGroups(dashboards), unplanned)).toEqual(['production', 'dashboards'])
  })
})
