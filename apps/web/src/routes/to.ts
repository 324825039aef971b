import type { LinkParams, RouteSearch } from './route-params.ts'
import { type RouteName, routeTable } from './route-table.ts'

type NoParams = Readonly<Record<never, never>>
type Params<N extends RouteName> = keyof LinkParams<N> extends never ? NoParams : LinkParams<N>
type Arguments<N extends RouteName> = keyof RouteSearch<N> extends never
  ? keyof LinkParams<N> extends never
    ? []
    : [params: LinkParams<N>]
  : keyof LinkParams<N> extends never
    ? [params?: NoParams, search?: RouteSearch<N>]
    : [params: Params<N>, search?: RouteSearch<N>]

/**
 * The only way to write a link: `to('stopCode', { machine }, { stop })`. Values are encoded, so an id with a space or Å is
 * safe; what is undefined in the query is left out.
 */
export function to<N extends RouteName>(name: N, ...[params, search]: Arguments<N>): string {
  const path = fillPath(routeTable[name].path, (params ?? {}) as Record<string, string | undefined>)
  const asked = Object.entries<string | undefined>(search ?? {}).filter(([, value]) => value !== undefined)
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked as [string, string][])}`
}

function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const segments = path.split('/').map((segment) => {
    const name = /^\{?-?\$(\w+)\}?$/.exec(segment)?.[1]
    return name === undefined ? segment : encodeURIComponent(params[name] ?? '')
  })
  return segments.join('/').replace(/(?<=.)\/+$/, '')
}
