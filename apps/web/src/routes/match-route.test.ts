import { expect, test } from 'vitest'
import { isKnownPath, matchRoute } from './match-route.ts'

test.each([
  ['/machines/global-print/New', 'globalPrint', { printstatus: 'New' }],
  ['/machines/global-print', 'globalPrint', {}],
  ['/machines/zone/Z1', 'machinesIn', { locationtype: 'zone', location: 'Z1' }],
  ['/machines/zone/Z1/', 'machinesIn', { locationtype: 'zone', location: 'Z1' }],
  ['/files/q-reports', 'quickReports', {}],
  ['/files/12', 'file', { record_no: '12' }],
  ['/isolation/db/hall', 'isolatedDashboard', { dashboard: 'hall' }],
  ['/isolation/db/7/secret', 'wallLink', { companyId: '7', loginCode: 'secret' }],
  ['/history/M1/transactions/2026-11-16', 'historyTransactions', { machine: 'M1', date: '2026-11-16' }],
])('T-ROUTE-16-X %s is %s: fixed segments win', (path, name, params) => {
  const match = matchRoute(path)
  expect([match?.name, match?.params]).toEqual([name, params])
})

test.each([
  ['/machines/zone/Z1/preview-for', { locationtype: 'zone', location: 'Z1' }],
  ['/machines/zone/Z1/preview-for/M%201', { locationtype: 'zone', location: 'Z1', machine: 'M 1' }],
])('T-ROUTE-06 %s is the overview with a preview', (path, params) =>
  expect(matchRoute(path)).toMatchObject({ name: 'machinesIn', params }),
)

test.each(['/nowhere', '/interface', '/files/1/2', '/interface/M1/nowhere', '/interface/%E0%A4%A', '/Machines/all'])(
  'T-ROUTE-04 %s is unknown, and so it is to whoever asks',
  (path) => expect([matchRoute(path), isKnownPath(path)]).toEqual([undefined, false]),
)

test('T-ROUTE-08-X codes with spaces, slashes and Å survive the way through a path', () =>
  expect(matchRoute(`/machines/zone/${encodeURIComponent('Z 1/Å')}`)?.params.location).toBe('Z 1/Å'))

test('T-ROUTE-03 an address that only leads elsewhere is one', () =>
  expect(matchRoute('/')).toMatchObject({ name: 'start', facts: { redirect: '/home' } }))
