import { newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import { describe, expect, test } from 'vitest'
import { dashboardFaults, freeSourceSlug, widgetsUsing } from './dashboard-faults.ts'

const dashboard = newDashboard('hall', 'Hall')
const source = (slug: string) => ({
  slug,
  name: slug,
  source: 'machines',
  multimachine: true,
  interval: 60,
  events: [],
  parameters: {},
})

const page = (address: string) => ({
  id: 'page',
  component: 'iframe',
  pos: { x: 0, y: 0, w: 1, h: 1 },
  config: { address },
})

describe('D-SCREEN-07-X what keeps a dashboard from being saved', () => {
  test.each([
    ['nothing', {}, []],
    ['no title', { title: ' ' }, ['title']],
    ['a slug that is not kebab-case', { slug: 'Hall A' }, ['slug']],
    ['the slug all', { slug: 'all' }, ['slug']],
    ['the slug of the default page', { slug: 'default' }, ['slug']],
    ['a slug that another one has', { slug: 'wall' }, ['slug']],
    ['two sources with one slug', { dataSources: [source('a'), source('a')] }, ['source.1']],
    ['a source without a name', { dataSources: [{ ...source('a'), name: '' }] }, ['source-name.0']],
    ['a grid without columns', { size: { x: 0, y: 12 } }, ['title']],
    ['an address that may not stand in a frame', { widgets: [page('//elsewhere')] }, ['widgets']],
    ['one that may', { widgets: [page('https://example.com')] }, []],
  ])('%s', (_, change, fields) => {
    expect([...dashboardFaults({ ...dashboard, ...change }, ['wall']).keys()]).toEqual(fields)
  })

  test('a new source gets the lowest free slug', () => {
    expect(freeSourceSlug([source('source-1'), source('source-3')])).toBe('source-2')
  })

  test('a source in use is counted, also deep in a value config', () => {
    const widget = (config: Record<string, unknown>) => ({
      id: 'a',
      component: 'x',
      pos: { x: 0, y: 0, w: 1, h: 1 },
      config,
    })
    const widgets = [
      widget({ dataSource: 'all' }),
      widget({ value: { dataSource: 'all' } }),
      widget({ dataSource: 'al' }),
    ]
    expect(widgetsUsing({ ...dashboard, widgets }, 'all')).toBe(2)
  })
})
