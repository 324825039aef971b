import { expect, test } from 'vitest'
import { unknownKinds, widgetProblems } from './widget-problems.ts'

const widget = (component: string, config: Record<string, unknown> = {}) => ({
  id: 'w1',
  component,
  pos: { x: 0, y: 0, w: 1, h: 1 },
  config,
})
const button = (type: string, link: string) => ({ navigator: { buttons: [{ label: '', type, link }] } })

test.each([
  ['D-CONFIG-05-X', 'gauge', {}, []],
  ['D-CONFIG-05-X', 'gauge', { style: 'widgetstyle' }, []],
  ['D-CONFIG-05-X', 'gauge', { style: 'blockstyle' }, []],
  ['D-CONFIG-05-X', 'gauge', { style: 'tightstyle' }, []],
  ['D-CONFIG-05-X', 'gauge', { style: 'loud' }, ['style']],
  ['D-CONFIG-05-X', 'gauge', { style: null, verticalAlignment: 'deep' }, ['style', 'verticalAlignment']],
  ['D-CONFIG-05-X', 'gauge', { horizontalAlignment: 'middle' }, ['horizontalAlignment']],
  ['D-VALID-01 D-VALID-02', 'sub-dashboard-multiple', { grid: { columns: 2, rows: 2 } }, []],
  ['D-VALID-01', 'sub-dashboard-multiple', { grid: { columns: 0 } }, ['grid']],
  ['D-VALID-02 D-VALID-03-X', 'sub-dashboard-multiple', { grid: { padding: 201 } }, ['grid']],
  ['D-VALID-03-X', 'gauge', { grid: { columns: 0 } }, []],
  ['a page inside:', 'iframe', { address: 'https://example.com/[machine]' }, []],
  ['a page inside:', 'iframe', {}, []],
  ['a page inside:', 'iframe', { address: 'javascript:alert(1)' }, ['address']],
  ['a link:', 'navigator', button('app-location', '/machines/all'), []],
  ['a link:', 'navigator', button('app-location', '//elsewhere'), ['navigator']],
  ['a link:', 'navigator', button('url', 'javascript:alert(1)'), ['navigator']],
  ['a call:', 'action-button', { apiCall: { url: '/api/call' } }, []],
  ['a call:', 'action-button', { apiCall: { url: 'https://elsewhere' } }, ['apiCall']],
  ['a way on:', 'timeout', { link: '/dashboards/[slug]' }, []],
  ['a way on:', 'timeout', { link: 'https://elsewhere' }, ['link']],
])('%s of a %s with %o these options may not be saved: %o', (_, component, config, options) => {
  expect(widgetProblems([widget(component, config)])).toEqual(options.map((option) => ({ id: 'w1', option })))
})

test('D-SCREEN-09-X a kind that nobody knows is not added, and not thrown away where it was stored', () => {
  const hologram = widget('hologram')
  expect(unknownKinds([widget('gauge'), widget('report-shower')], [])).toEqual([])
  expect(unknownKinds([hologram], [])).toEqual([{ id: 'w1', option: 'component' }])
  expect(unknownKinds([hologram], [hologram])).toEqual([])
})
