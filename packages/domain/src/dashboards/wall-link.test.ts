import { expect, test } from 'vitest'
import { Dashboard } from './dashboard.ts'
import { dashboardMachines } from './dashboard-machines.ts'
import { wallLinkState, wallSessionEnd } from './wall-link.ts'

const NOW = Date.parse('2026-06-10T12:00:00Z')
const known = ['M1', 'M2', 'M3'].map((machine_id) => ({
  machine_id,
  department: 'D',
  zone: machine_id === 'M2' ? 'B' : 'A',
  category: 'C',
}))
const widget = (component: string, config: Record<string, unknown>) => ({
  id: component,
  component,
  pos: { x: 0, y: 0, w: 1, h: 1 },
  config,
})
const source = (machine_ids: string) => ({ slug: 's', name: 'S', source: 'machines', parameters: { machine_ids } })

test.each([
  ['nothing', {}, []],
  ['the machines of its widgets', { widgets: [widget('status', { machineId: ['M2', 'gone'] })] }, ['M2']],
  ['the machines of its sources', { dataSources: [source('M1; M3')] }, ['M1', 'M3']],
  [
    'the machines of a place',
    { widgets: [widget('location-graph', { locationtype: 'zone', location: 'A' })] },
    ['M1', 'M3'],
  ],
  [
    'D-BUILD-14 the machines of the place of a source',
    { dataSources: [{ ...source(''), parameters: { machine_ids: '', locationtype: 'zone', location: 'B' } }] },
    ['M2'],
  ],
  ['every machine when a source is of all', { dataSources: [source('')] }, 'all'],
  [
    'every machine when the address names one',
    { parameters: [{ parameter: 'line' }], widgets: [widget('status', { machineId: ['[line]'] })] },
    'all',
  ],
])('T-ROUTE-72-B a wall’s dashboard shows %s', (_, parts, machines) => {
  const dashboard = Dashboard.parse({ slug: 'wall', title: 'Wall', ...parts })
  expect(dashboardMachines(dashboard, [], known)).toEqual(machines)
})

test('T-ROUTE-72-B a wall’s dashboard shows the machines of the dashboards inside it, whose parameters it fills itself', () => {
  const tile = Dashboard.parse({
    slug: 'tile',
    title: 'Tile',
    parameters: [{ parameter: 'machine' }],
    widgets: [widget('status', { machineId: ['[machine]'] }), widget('gauge', { machineId: ['M3'] })],
  })
  const inner = { slug: 'tile', parameters: { machine: 'M1' } }
  const wall = Dashboard.parse({
    slug: 'wall',
    title: 'Wall',
    widgets: [widget('sub-dashboard', { dashboard: inner })],
  })
  expect(dashboardMachines(wall, [tile], known)).toEqual(['M1', 'M3'])
  expect(
    dashboardMachines(
      wall,
      [{ ...tile, dataSources: Dashboard.parse({ ...tile, dataSources: [source('')] }).dataSources }],
      known,
    ),
  ).toBe('all')
})

test.each([
  [null, null, 'open'],
  ['2026-06-10T12:00:01Z', null, 'open'],
  ['2026-06-10T12:00:00Z', null, 'expired'],
  ['2026-06-11T00:00:00Z', '2026-06-09T00:00:00Z', 'revoked'],
])('T-ROUTE-72-B a link that ends %s and was revoked %s is %s', (expires_at, revoked_at, state) =>
  expect(wallLinkState({ expires_at, revoked_at }, NOW)).toBe(state),
)

test.each([
  [null, '2027-06-11T12:00:00.000Z'],
  ['2026-06-11T00:00:00Z', '2026-06-11T00:00:00.000Z'],
  ['2036-06-11T00:00:00Z', '2027-06-11T12:00:00.000Z'],
])('T-ROUTE-72-B of a link that ends %s the session ends %s', (expires_at, end) =>
  expect(new Date(wallSessionEnd(expires_at, NOW)).toISOString()).toBe(end),
)
