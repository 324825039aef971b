import { describe, expect, test } from 'vitest'
import { permissionNames } from '../../ground/permissions.ts'
import { specialFunctions } from '../../ground/special-functions.ts'
import { touchConfig } from '../touch-config.ts'
import { type PanelPlace, panelLinks } from './panel-links.ts'

const everyFlag = Object.fromEntries(
  Object.keys(touchConfig('M1', {}))
    .filter((name) => name.endsWith('_menu'))
    .map((name) => [name, 1]),
)
const touch = touchConfig('M1', everyFlag)
const overview: PanelPlace = { kind: 'overview', viewtype: 'actives', locationtype: 'zone', location: 'Z 1' }
const about = {
  machine: { machine_id: 'M 1', tool_id: 'T7', special_functions: [5, 18] },
  touch,
  user: { permissions: permissionNames },
  place: { kind: 'interface' } as PanelPlace,
  isKnown: (_path: string) => true,
}
const paths = (change: Partial<Parameters<typeof panelLinks>[0]>) =>
  panelLinks({ ...about, ...change }).map((link) => link.path)
const ids = (change: Partial<Parameters<typeof panelLinks>[0]>) =>
  panelLinks({ ...about, ...change }).map((link) => link.id)

describe('panel links', () => {
  test('T-NAV-23 the interface pages of the machine', () =>
    expect(paths({})).toEqual(
      expect.arrayContaining(
        [
          '',
          '/stopcode',
          '/uncoded',
          '/history-stops',
          '/order-by-card',
          '/print-pallet-flag',
          '/input-groups',
          '/files/q-reports',
        ].map((tail) => `/interface/M%201${tail}`),
      ),
    ))

  test('T-NAV-24 quantities and materials', () =>
    expect(paths({})).toEqual(
      expect.arrayContaining(
        ['finished-orders/report-quantity', 'finished-orders/scrap-quantity', 'materials'].map(
          (tail) => `/interface/M%201/${tail}`,
        ),
      ),
    ))

  test('T-PERM-06 T-PERM-06-C the link to the cavities needs the permission and a tool', () => {
    expect(paths({})).toContain('/cavities/M%201')
    expect(ids({ user: { permissions: ['code-stops'] } })).not.toContain('cavities')
    expect(ids({ machine: { ...about.machine, tool_id: '' } })).not.toContain('cavities')
  })

  test('T-PERM-13 T-PANEL-14-X activities need the menu flag, the function of the machine and the setting of the user', () => {
    const machine = { ...about.machine, special_functions: [specialFunctions.internalActivities.sf] }
    const user = {
      permissions: permissionNames,
      settings: { show_cavities: 0, internal_activity: 1, resource_planning: 0 },
    }
    expect(paths({ machine, user })).toContain('/interface/M%201/run-activity')
    expect(paths({ machine, user, place: overview })).toContain('/actives/zone/Z%201/run-activity/M%201')
    expect(ids({ machine: about.machine, user })).not.toContain('activities')
    expect(ids({ machine, user: { ...user, settings: { ...user.settings, internal_activity: 0 } } })).not.toContain(
      'activities',
    )
    expect(ids({ machine, user, touch: { ...touch, activities_menu: 0 } })).not.toContain('activities')
  })

  test.each([
    ['machine_list_menu', ['open']],
    ['stop_reason_menu', ['stopcode', 'uncoded']],
    ['history_menu', ['history', 'machine-history', 'reporting-history']],
    ['notes_menu', ['notes']],
    ['good_qty_menu', ['report-quantity', 'finished-report-quantity']],
    ['scrap_menu', ['scrap-quantity', 'finished-scrap-quantity', 'manual-scrap']],
    ['material_menu', ['materials']],
    [
      'print_menu',
      [
        'print-pallet-flag',
        'print-label',
        'pallet-flag-history',
        'label-history',
        'pallet-confirmation',
        'order-confirmation',
        'pallet-que-system',
      ],
    ],
    ['document_menu', ['operation-text', 'documents', 'files']],
    ['functions_menu', ['input-groups', 'weight-control', 'euromap-admin', 'tpqs-scales-admin']],
    ['other_menu', ['machine-test', 'notifications']],
    ['cavities_menu', ['cavities']],
    ['reports_menu', ['q-reports']],
  ])('T-PANEL-14-X %s off takes %j away, and nothing else', (flag, gone) =>
    expect(ids({ touch: { ...touch, [flag]: 0 } })).toEqual(ids({}).filter((id) => !gone.includes(id))),
  )

  test('T-ENTITY-08-X quick reports are the reports of the terminal’s menu', () => {
    expect(ids({ touch: { ...touch, reports_menu: 0 } })).not.toContain('q-reports')
    expect(ids({ touch: { ...touch, document_menu: 0 } })).toContain('q-reports')
  })

  test('T-PLANT-208 the messages of the machine are reached at the machine, not from an overview', () => {
    expect(paths({})).toContain('/interface/M%201/notifications')
    expect(ids({ place: overview })).not.toContain('notifications')
  })

  test('scales are linked for those who may see them', () => {
    expect(paths({})).toContain('/interface/M%201/tpqs-scales-admin')
    expect(ids({ user: { permissions: ['admin-tpqs-admin', 'setup-tpqs-admin'] } })).not.toContain('tpqs-scales-admin')
  })

  test('detail planning opens with the category of the machine', () => {
    const machine = { ...about.machine, category: 'C/1' }
    expect(paths({ machine })).toContain('/interface/M%201/detail-planning/C%2F1')
    expect(ids({ machine, user: { permissions: [] } })).not.toContain('detail-planning')
  })

  test('function 18 switches the check-in on', () => {
    expect(paths({})).toContain('/interface/M%201/signed-in')
    expect(ids({ machine: { ...about.machine, special_functions: [] } })).not.toContain('signed-in')
  })

  test('T-ROUTE-57 notes are a page of the interface too', () => expect(paths({})).toContain('/interface/M%201/notes'))

  test('T-NAV-26 an overview keeps its viewtype and location', () =>
    expect(paths({ place: overview })).toEqual(
      expect.arrayContaining(
        ['stopcode/M%201', 'notes/M%201', 'uncoded/M%201', 'history/M%201', 'order-by-part/M%201'].map(
          (tail) => `/actives/zone/Z%201/${tail}`,
        ),
      ),
    ))

  test('T-NAV-26 T-ROUTE-33-X without a location the one segment all stands for it', () =>
    expect(paths({ place: { kind: 'overview', viewtype: 'machines' } })).toContain('/machines/all/stopcode/M%201'))

  test('T-NAV-26-X inside the interface never a per-viewtype path, and the other way round', () => {
    expect(paths({}).every((path) => /^\/(interface|cavities|history)\//.test(path))).toBe(true)
    expect(paths({ place: overview })).not.toContain('/interface/M%201/stopcode')
  })

  test('T-NAV-26-X what is not granted is not there', () => {
    expect(ids({ user: { permissions: [] } })).not.toContain('stopcode')
    expect(ids({ touch: { ...touch, good_qty_menu: 0 } })).not.toContain('report-quantity')
    expect(ids({ machine: { ...about.machine, tool_id: '-' } })).not.toContain('cavities')
    expect(ids({ isKnown: (path) => !path.includes('materials') })).not.toContain('materials')
  })

  test('T-SCREEN-20-X a machine nobody configured can be opened and its stops coded, no more', () =>
    expect(ids({ touch: touchConfig('M1', null) })).toEqual(['open', 'stopcode', 'uncoded']))
})
