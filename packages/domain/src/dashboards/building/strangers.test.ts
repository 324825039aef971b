import { expect, test } from 'vitest'
import { Dashboard } from '../dashboard.ts'
import { strangersIn } from './strangers.ts'

const widget = (id: string, component: string, config: object) => ({
  id,
  component,
  pos: { x: 0, y: 0, w: 6, h: 4 },
  config,
})
const source = (slug: string, parameters: Record<string, string>) => ({
  slug,
  name: slug,
  source: 'machines',
  parameters,
})
const known = {
  machines: new Set(['M101', 'M102']),
  places: new Set(['zone:A1', 'department:10']),
  queries: new Set(['7']),
  dashboards: new Set(['hall']),
}

test('D-BUILD-15 what a board from elsewhere names and nobody knows here is listed, once for each widget', () => {
  const board = Dashboard.parse({
    slug: 'new',
    title: 'New',
    parameters: [{ parameter: 'line' }],
    dataSources: [
      source('m', { machine_ids: 'M101;X9;[line]' }),
      source('z', { machine_ids: '', locationtype: 'zone', location: 'Q1' }),
    ],
    widgets: [
      widget('tile', 'status', { machineId: ['M102', 'X1', '[line]'] }),
      widget('sum', 'datasource-value', { value: { machineId: ['X1', 'X1'], dataKey: 'x' } }),
      widget('place', 'location-graph', { locationtype: 'department', location: '99' }),
      widget('sql', 'sql-graph', { query: { sqlSource: '8', parameters: {} } }),
      widget('sql-known', 'sql-graph', { query: { sqlSource: '7', parameters: {} } }),
      widget('part', 'sub-dashboard', { dashboard: { slug: 'gone', parameters: {} } }),
      widget('odd', 'hologram', {}),
    ],
  })
  expect(strangersIn(board, known).map(({ what, name, widget_id }) => `${widget_id} ${what} ${name}`)).toEqual([
    ' machine X9',
    ' place zone:Q1',
    'tile machine X1',
    'sum machine X1',
    'place place department:99',
    'sql query 8',
    'part dashboard gone',
    'odd component hologram',
  ])
})

test('D-BUILD-15 a board of this company names no strangers', () => {
  const own = Dashboard.parse({
    slug: 'own',
    title: 'Own',
    dataSources: [source('m', { machine_ids: 'M101' }), source('z', { locationtype: 'zone', location: 'A1' })],
    widgets: [widget('part', 'sub-dashboard', { dashboard: { slug: 'hall', parameters: {} } })],
  })
  expect(strangersIn(own, known)).toEqual([])
})
