import { expect, test } from 'vitest'
import { stopLink } from './stop-link.ts'

test.each([
  ['/dashboards/hall-b', '', '/dashboards/hall-b/popup/M101/stopcode'],
  ['/dashboards/hall-b', '?line=1', '/dashboards/hall-b/popup/M101/stopcode?line=1'],
  ['/dashboards/hall-b/popup/C301/stopcode', '', '/dashboards/hall-b/popup/M101/stopcode'],
  ['/interface/M101', '', '/interface/M101/stopcode'],
  ['/interface/M101/overview', '?line=1', '/interface/M101/stopcode'],
])('D-NAV-14-X D-ROUTE-06 from %s%s the stop of M101 is coded on %s', (path, search, link) => {
  expect(stopLink({ path, slug: 'hall-b', search }, 'M101')).toBe(link)
})
