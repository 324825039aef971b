import { expect, test } from 'vitest'
import { DEFAULT_LINK, DEFAULT_TIMEOUT, LEAST_TIMEOUT, timeoutPath, whenTimeIsUp } from './timeout-link.ts'

test('D-NAV-09 D-NAV-11-X after 300 seconds to the dashboard itself, at least 5', () => {
  expect([DEFAULT_TIMEOUT, LEAST_TIMEOUT]).toEqual([300, 5])
  expect(timeoutPath(DEFAULT_LINK, 'hall-b')).toBe('/dashboards/hall-b')
})

test.each([
  ['/machines/all', '/machines/all'],
  [' /dashboards/[slug]?machine=M1 ', '/dashboards/hall?machine=M1'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['machines', undefined],
  ['', undefined],
])('D-NAV-11-X the link %s leads to %s', (link, path) => {
  expect(timeoutPath(link, 'hall')).toBe(path)
})

test.each([
  ['another page', '/machines/all', '/dashboards/hall', 'go'],
  ['the page that is shown', '/dashboards/hall', '/dashboards/hall', 'restart'],
  ['the same page without its query', '/dashboards/hall', '/dashboards/hall', 'restart'],
  ['where dashboards are built', '/machines/all', '/admin/config/dashboards/hall', 'restart'],
  ['nowhere', undefined, '/dashboards/hall', 'restart'],
] as const)('D-NAV-10 D-NAV-11-X time is up: %s', (_, target, path, expected) => {
  expect(whenTimeIsUp(target, { path, search: '' })).toBe(expected)
})
