import { type Permission, permissionNames } from '@takt/domain/ground/permissions.ts'
import { texts } from '@takt/texts/texts.ts'
import { expect, test } from 'vitest'
import { isKnownPath, matchRoute } from '../../../routes/match-route.ts'
import { adminGroups, openSections } from './sections.ts'

const idsFor = (permissions: readonly Permission[]) =>
  openSections(adminGroups(), { permissions, machine_restrictions: [] }).flatMap(({ sections }) =>
    sections.map(({ id }) => id),
  )

test('every tile leads to a page and says what is done there', () => {
  for (const { sections } of adminGroups()) {
    for (const { path, title, about } of sections) {
      expect([path, isKnownPath(path)]).toEqual([path, true])
      expect([title, about].every((key) => key in texts.en)).toBe(true)
    }
  }
})

test.each([
  ['W-PERM-12', 'view-dashboard-templates', ['dashboards', 'snippets']],
  ['W-PERM-13', 'view-widget-settings', ['widgets']],
  ['W-PERM-14', 'view-liveviews-templates', ['live-views']],
  ['W-PERM-15', 'change-own-webcolumns', ['tables']],
  ['W-PERM-15', 'change-default-webcolumns', ['tables']],
  ['W-PERM-17', 'view-themes', ['theme']],
  ['W-PERM-18', 'view-permissions', ['security']],
  ['W-PERM-19', 'view-production-goals', ['production-goals']],
  ['W-PERM-20', 'view-input-settings', ['input-settings']],
  ['W-PERM-21', 'view-order-detail-settings', ['order-detail-settings']],
  ['W-PERM-22', 'view-side-menu-settings', ['side-menu-settings']],
  ['W-PERM-23', 'can-do-admin-actions', ['admin-actions']],
] as const)('%s a tile is there with its permission and not without: %s', (_, permission, ids) => {
  expect(idsFor([permission])).toEqual(expect.arrayContaining([...ids]))
  const without = permissionNames.filter(
    (name) => name !== permission && !(permission.endsWith('webcolumns') && name.endsWith('webcolumns')),
  )
  for (const id of ids) expect(idsFor(without)).not.toContain(id)
})

test('a group without a tile vanishes', () =>
  expect(openSections(adminGroups(), { permissions: [], machine_restrictions: [] })).toEqual([]))

test('W-PERM-27-X a page that is opened by its address asks for what its tile asks for', () => {
  const sections = adminGroups().flatMap((group) => group.sections)
  const asked = sections.map(({ id, path }) => [id, matchRoute(path)?.facts.needs])
  expect(asked).toEqual(sections.map(({ id, needs }) => [id, needs ?? []]))
})

test('T-SAFE-133 who has some machines only is led to no page that tells of the whole plant', () => {
  const ofOne = openSections(adminGroups(), { permissions: permissionNames, machine_restrictions: ['P201'] })
  const ids = ofOne.flatMap(({ sections }) => sections.map(({ id }) => id))
  const gone = idsFor(permissionNames).filter((id) => !ids.includes(id))
  expect(gone).toEqual(['audit-trail', 'system'])
})
