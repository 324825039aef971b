import { expect, test } from 'vitest'
import { FRAME_PATIENCE_SECONDS, frameAddress, frameSandbox } from './frame-address.ts'

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1', false],
  ['  /dashboards/hall ', '/dashboards/hall', true],
  ['https://example.com/[machine]?q=[order]', 'https://example.com/M%2F1?q=a%20b', false],
  ['/reports/[machine]/[unknown]', '/reports/M%2F1/[unknown]', true],
])('D-WIDGET-50 %s is shown as %s', (written, address, own) => {
  expect(frameAddress(written, { machine: 'M/1', order: 'a b' })).toEqual({ address, own })
})

test.each([
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:secret@example.com',
  'https://',
  'example.com',
  '',
])('D-WIDGET-50 %s is refused', (written) => {
  expect(frameAddress(written, {})).toBeUndefined()
})

test('D-WIDGET-50 a frame runs scripts and forms; only our own page keeps its origin', () => {
  expect(frameSandbox({ own: false }).split(' ')).toEqual(['allow-scripts', 'allow-forms'])
  expect(frameSandbox({ own: true })).toContain('allow-same-origin')
  for (const own of [true, false]) expect(frameSandbox({ own })).not.toMatch(/top-navigation|popups/)
  expect(FRAME_PATIENCE_SECONDS).toBe(15)
})
