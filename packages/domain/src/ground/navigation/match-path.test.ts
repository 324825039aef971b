import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

const patterns = [
  { name: 'overview', path: '/machines/$locationtype/$location' },
  { name: 'preview', path: '/machines/$locationtype/$location/preview-for/{-$machine}' },
  { name: 'print', path: '/machines/global-print/{-$printstatus}' },
  { name: 'isolated', path: '/isolation/db/$dashboard' },
  { name: 'code', path: '/isolation/db/$companyId/$loginCode' },
  { name: 'file', path: '/files/$record_no' },
  { name: 'reports', path: '/files/q-reports' },
]

test.each([
  ['/machines/global-print/new', 'print', { printstatus: 'new' }],
  ['/machines/global-print', 'print', {}],
  ['/machines/zone/Z1', 'overview', { locationtype: 'zone', location: 'Z1' }],
  ['/files/q-reports', 'reports', {}],
  ['/files/12', 'file', { record_no: '12' }],
  ['/isolation/db/hall', 'isolated', { dashboard: 'hall' }],
  ['/isolation/db/7/secret', 'code', { companyId: '7', loginCode: 'secret' }],
])('T-ROUTE-16-X %s is %s: fixed segments win', (path, name, params) =>
  expect(matchPath(patterns, path)).toMatchObject({ name, params }),
)

test.each([
  ['/machines/zone/Z1/preview-for', {}],
  ['/machines/zone/Z1/preview-for/M%201', { machine: 'M 1' }],
])('T-ROUTE-06 %s is the overview with a preview', (path, params) =>
  expect(matchPath(patterns, path)).toMatchObject({ name: 'preview', params }),
)

test.each(['/nowhere', '/machines', '/files/1/2', '/machines/%E0%A4%A/x/y'])('T-ROUTE-04 %s is unknown', (path) =>
  expect(matchPath(patterns, path)).toBeUndefined(),
)

test('T-ROUTE-08-X codes with spaces, slashes and Å survive the way through a path', () => {
  const path = `/machines/zone/${encodeURIComponent('Z 1/Å')}`
  expect(matchPath(patterns, path)?.params.location).toBe('Z 1/Å')
})
