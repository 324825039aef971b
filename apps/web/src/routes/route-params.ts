/** What TypeScript knows of an address: the parameters that TanStack Router reads out of the paths of the table. */
import type { ResolveParams } from '@tanstack/react-router'
import type { RouteName, routeTable } from './route-table.ts'

type Entry<N extends RouteName> = (typeof routeTable)[N]
type AliasOf<E> = E extends { readonly alias: readonly (infer Path extends string)[] } ? Path : never

/** Every address of a route, its first and its aliases. */
export type PathOf<N extends RouteName> = N extends RouteName ? Entry<N>['path'] | AliasOf<Entry<N>> : never

/** What a link has to say: the parameters of the route's first path. */
export type LinkParams<N extends RouteName> = Flat<ResolveParams<Entry<N>['path']>>

/** What a page finds there: what each of its addresses has is a text, what only some have may be missing. */
export type RouteParams<N extends RouteName> = Shared<EachParams<PathOf<N>>>

/** What the table says that the route's page reads from the query; values of a query are texts, and any may be missing. */
export type RouteSearch<N extends RouteName> = { readonly [K in SearchName<Entry<N>>]?: string | undefined }

type SearchName<E> = E extends { readonly search: readonly (infer Name extends string)[] } ? Name : never
type EachParams<Path> = Path extends string ? ResolveParams<Path> : never
type Flat<T> = { readonly [K in keyof T]: T[K] }
type KeyOf<Union> = Union extends unknown ? keyof Union : never
type AlwaysThere<Union> = { [K in keyof Union]: undefined extends Union[K] ? never : K }[keyof Union]
type Shared<Union> = Flat<
  { [K in AlwaysThere<Union> & KeyOf<Union>]: string } & {
    [K in Exclude<KeyOf<Union>, AlwaysThere<Union>>]?: string | undefined
  }
>
