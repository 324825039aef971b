import { expect, test } from 'vitest'
import type { Permission } from '../../ground/permissions.ts'
import { type ConfigScope, permissionToSave, type SystemFunction } from './system-functions.ts'

test.each<[SystemFunction, ConfigScope, Permission | undefined]>([
  ['dashboards', 'user', 'change-dashboard-templates'],
  ['dashboards', 'default', 'change-dashboard-templates'],
  ['liveviews', 'user', 'add-liveviews-templates'],
  ['webcolumns', 'user', 'change-own-webcolumns'],
  ['webcolumns', 'default', 'change-default-webcolumns'],
  ['widgets', 'user', undefined],
  ['widgets', 'default', 'add-widget-settings'],
  ['additional_display_settings', 'default', 'can-do-admin-actions'],
])('W-PERM-16-X saving %s for %s asks for %s', (system_function, scope, permission) =>
  expect(permissionToSave(system_function, scope)).toBe(permission),
)
