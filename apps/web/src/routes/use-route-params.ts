import { useMatch, useParams, useSearch } from '@tanstack/react-router'
import type { RouteParams, RouteSearch } from './route-params.ts'
import type { RouteName } from './route-table.ts'
import type { Declared } from './router.tsx'

/**
 * The parameters of the page that asks: it names the routes it is opened by, and what each of them has is there. What lies
 * around pages names none, and any parameter may be missing.
 */
export function useRouteParams(): RouteParams<RouteName>
export function useRouteParams<N extends RouteName>(...names: readonly [N, ...N[]]): RouteParams<N>
export function useRouteParams(...names: readonly RouteName[]): Readonly<Record<string, string | undefined>> {
  useNameAmong(names)
  return useParams({ strict: false })
}

/** What stands in the query for the page that asks, as far as the table says that it reads it. */
export function useRouteSearch(): RouteSearch<RouteName>
export function useRouteSearch<N extends RouteName>(...names: readonly [N, ...N[]]): RouteSearch<N>
export function useRouteSearch(...names: readonly RouteName[]): Readonly<Record<string, string | undefined>> {
  useNameAmong(names)
  return useSearch({ strict: false })
}

/** Which of its routes a page is on. While the screen goes on to another, it is still that of the page. */
export function useRouteName<N extends RouteName>(...names: readonly [N, ...N[]]): N {
  return useNameAmong(names) as N
}

/** What the table says of the page that asks; of the whole screen around pages. */
export function useDeclared(): Declared | undefined {
  return useMatch({ strict: false, select: ({ staticData }) => staticData.declared })
}

/** A page that a route opens without being named would find an empty machine and book on it. */
function useNameAmong(names: readonly RouteName[]): RouteName | undefined {
  const name = useDeclared()?.name
  if (names.length > 0 && !names.some((one) => one === name)) {
    throw new Error(`The parameters of ${names.join(', ')} are asked for on the page of ${name}.`)
  }
  return name
}
