import { expect, test } from 'vitest'
import { areaOf } from './area.ts'

test.each([
  ['/interface/M1', 'operator'],
  ['/interface', 'operator'],
  ['/interface/M1/dashboards/hall', 'operator'],
  ['/interfaces', 'dashboard'],
  ['/admin/config/dashboards/hall', 'configuration'],
  ['/company/admin/x', 'configuration'],
  ['/admin', 'dashboard'],
  ['/dashboards/hall', 'dashboard'],
])('D-ROUTE-06 %s is the %s area', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
