import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isRedirect, type RouteEntry } from './route-entry.ts'
import { type RouteName, routeTable } from './route-table.ts'
import { router } from './router.tsx'

const addresses = (Object.entries(routeTable) as [RouteName, RouteEntry][]).flatMap(([name, entry]) =>
  [entry.path, ...(entry.alias ?? [])].map((path) => ({ name, entry, path })),
)
const routes: Readonly<Record<string, AnyRoute | undefined>> = router.routesById

test('T-ROUTE-02 every address of the table is a route of the tree, under the id and path that its type says', () => {
  for (const { name, entry, path } of addresses) {
    const id = isRedirect(entry) ? path : `/${entry.layout}${path}`
    expect([routes[id]?.fullPath, routes[id]?.options.staticData?.declared]).toEqual([
      path,
      { name, entry, pattern: path },
    ])
  }
  const layouts = new Set(addresses.flatMap(({ entry }) => (isRedirect(entry) ? [] : entry.layout)))
  expect(Object.keys(routes)).toHaveLength(addresses.length + layouts.size + 1)
})
