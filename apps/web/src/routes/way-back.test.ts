import { expect, test } from 'vitest'
import { isRedirect, type RouteEntry } from './route-entry.ts'
import { routeTable } from './route-table.ts'

const sources = import.meta.glob<string>('../pages/**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** A dashboard fills its screen: the machine in the bar above it is its way back. */
const ABOVE = ['DashboardPage.tsx', 'DashboardStopCodePage.tsx']

/** The page of each address below a machine's cockpit, by its file. */
const pages = (Object.values(routeTable) as RouteEntry[]).flatMap((entry) => {
  // A wizard leads back by its frame.
  if (isRedirect(entry) || 'wizard' in entry || !entry.path.startsWith('/interface/$machine/')) return []
  return /pages\/[\w/-]+\.tsx/.exec(String(entry.page))?.[0] ?? []
})

test('T-PLANT-337 every page that a machine’s cockpit leads to has a way back', () => {
  const without = [...new Set(pages)].filter((page) => {
    const leadsBack = /\bback=|<(MachinePage|StopPage|\w*Wizard\w*)\b/.test(sources[`../${page}`] ?? '')
    return !leadsBack && !ABOVE.some((name) => page.endsWith(name))
  })
  expect(pages.length).toBeGreaterThan(40)
  expect(without).toEqual([])
})
