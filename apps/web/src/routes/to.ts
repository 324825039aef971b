import { type RouteName, routeTable } from './route-table.ts'

type Param<Segment extends string> = Segment extends `$${infer Name}`
  ? { readonly [K in Name]: string }
  : Segment extends `{-$${infer Name}}`
    ? { readonly [K in Name]?: string }
    : unknown
type Params<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? Param<Head> & Params<Rest> : Param<Path>

export type RouteParams<N extends RouteName> = Params<(typeof routeTable)[N]['path']>
type Arguments<N extends RouteName> = unknown extends RouteParams<N> ? [] : [params: RouteParams<N>]

/** The only way to write a link: `to('stopCode', { machine })`. Values are encoded, so an id with a space or Å is safe. */
export function to<N extends RouteName>(name: N, ...[params]: Arguments<N>): string {
  return fillPath(routeTable[name].path, (params ?? {}) as Record<string, string | undefined>)
}

function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const segments = path.split('/').map((segment) => {
    const name = /^\{?-?\$(\w+)\}?$/.exec(segment)?.[1]
    return name === undefined ? segment : encodeURIComponent(params[name] ?? '')
  })
  return segments.join('/').replace(/(?<=.)\/+$/, '')
}
