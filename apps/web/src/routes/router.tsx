/**
 * The router, made of the route table: TanStack's own tree, so that one matcher finds the page, its parameters and what the
 * guards judge. What is drawn around a page comes from outside as its context: the shell knows routes, routes know no shell.
 */

// Before the router, which listens for the same event: who has agreed to lose their work is not asked by it again.
import '../data/session/unsaved.ts'
import type { Layout, Verdict } from '@takt/domain/ground/navigation/visit.ts'
import type { Lazy } from '@takt/ui/lazy/lazy.tsx'
import {
  type AnyContext,
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type ResolveParams,
  type Route,
  useRouter,
} from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { currentLanguage } from '../data/words/language.ts'
import { openBook } from '../data/words/sentences.ts'
import { lazyPage } from './lazy-page.tsx'
import { isRedirect, type RedirectRoute, type RouteEntry } from './route-entry.ts'
import { type RouteName, routeTable } from './route-table.ts'

export interface RouterParts {
  /** A layout renders its page as children. */
  readonly layouts: Readonly<Record<Layout, Lazy<{ children: ReactNode }>>>
  /** Around every page: catches what it throws, or says that it may not be seen. */
  readonly frame: ComponentType<{ verdict: Verdict; children: ReactNode }>
  /** Beside every page: popups and keys that belong to no page. */
  readonly beside: ComponentType
  /** In place of everything, when a layout itself cannot be shown. */
  readonly failed: ComponentType<{ error: Error }>
  /** Asked before anything of an address is loaded; throws a redirect where something else is to be shown. */
  guard(href: string): Promise<Verdict>
}

/** What the table says of an address, carried by its route: whoever has the match has this too. */
export interface Declared {
  readonly name: RouteName
  readonly entry: RouteEntry
  readonly pattern: string
}

interface Shown extends Declared {
  readonly entry: Exclude<RouteEntry, RedirectRoute>
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    declared?: Declared
  }
}

const root = createRootRouteWithContext<RouterParts>()({
  // Preloading a link must neither redirect nor open a sign-in.
  beforeLoad: async ({ context, location, preload }): Promise<{ verdict: Verdict }> => ({
    verdict: preload ? { go: 'stay' } : await context.guard(location.href),
  }),
  component: function Screen() {
    const { beside: Beside } = root.useRouteContext()
    return (
      <>
        <Outlet />
        <Beside />
      </>
    )
  },
  notFoundComponent: () => null,
})

const entries: Readonly<Record<RouteName, RouteEntry>> = routeTable
const declared: readonly Declared[] = (Object.entries(entries) as [RouteName, RouteEntry][]).flatMap(([name, entry]) =>
  [entry.path, ...(entry.alias ?? [])].map((pattern) => ({ name, entry, pattern })),
)
const shown = declared.filter((one): one is Shown => !isRedirect(one.entry))
const layouts = [...new Set(shown.map(({ entry }) => entry.layout))]

const children = [
  // An address that only leads elsewhere: the guard redirects before anything of it is drawn.
  ...declared
    .filter(({ entry }) => isRedirect(entry))
    .map((one) => createRoute({ getParentRoute: () => root, path: one.pattern, staticData: { declared: one } })),
  ...layouts.map(layoutRoute),
]

function layoutRoute(layout: Layout): AnyRoute {
  const route = createRoute({
    getParentRoute: () => root,
    id: layout,
    component: function LaidOut() {
      const Layout = root.useRouteContext().layouts[layout]
      return (
        <Layout>
          <Outlet />
        </Layout>
      )
    },
    // Asked for together with the page, not after it.
    loader: ({ context }) => context.layouts[layout].load(),
  })
  const all = shown.filter(({ entry }) => entry.layout === layout)
  const pages = all
    .filter(({ entry }) => entry.over === undefined)
    .map((page) => {
      const below = pageRoute(page, () => route, '')
      const popups = all.filter(({ entry, pattern }) => entry.over === page.name && pattern.startsWith(page.pattern))
      return below.addChildren(popups.map((popup) => pageRoute(popup, () => below, page.pattern)))
    })
  return route.addChildren(pages)
}

function pageRoute(one: Shown, above: () => AnyRoute, from: string): AnyRoute {
  const Page = lazyPage(one.entry)
  return createRoute({
    getParentRoute: above,
    path: one.pattern.slice(from.length),
    staticData: { declared: one },
    component: function FramedPage() {
      const { verdict, frame: Frame } = root.useRouteContext()
      return (
        <Frame verdict={verdict}>
          <Page />
        </Frame>
      )
    },
    loader: async () => {
      await Promise.all([Page.load(), one.entry.early ? undefined : openBook(currentLanguage(), 'later')])
    },
  })
}

/** The tree as TypeScript sees it: one route for each address of the table, with its parameters. */
type Addressed<E> = E extends { readonly path: infer Path extends string }
  ?
      | RouteAt<E, Path>
      | (E extends { readonly alias: readonly (infer Alias extends string)[] } ? RouteAt<E, Alias> : never)
  : never
type RouteAt<E, Path> = Path extends string
  ? Route<unknown, typeof root, Path, Path, string, IdOf<E, Path>, ReadsSearch<E>, ResolveParams<Path>, AnyContext>
  : never
type IdOf<E, Path extends string> = E extends { readonly layout: infer L extends Layout } ? `/${L}${Path}` : Path
type ReadsSearch<E> = E extends { readonly search: readonly (infer Name extends string)[] }
  ? (query: Record<string, unknown>) => { [K in Name]?: string | undefined }
  : undefined
type Addresses = readonly Addressed<(typeof routeTable)[RouteName]>[]

const ownScroll = Object.values(routeTable).flatMap((entry) =>
  'ownScroll' in entry ? [entry.path.replace(/\/\$.*$/, '')] : [],
)
let shownPath = ''

export const router = createRouter({
  routeTree: root.addChildren(children as readonly AnyRoute[] as Addresses),
  // `openRouter` gives it before anything is shown.
  context: {} as RouterParts,
  // '/Machines/all' is no address of ours: it would be a second one for the same page.
  caseSensitive: true,
  // Values of a query stay the texts they are; the default would turn '007' into a number.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString()
    return text === '' ? '' : `?${text}`
  },
  defaultErrorComponent: function Failure({ error }) {
    const { failed: Failed } = useRouter().options.context
    return <Failed error={error instanceof Error ? error : new Error(String(error))} />
  },
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  scrollRestoration: ({ location: { pathname } }) => {
    const stays = pathname === shownPath
    shownPath = pathname
    // Zoomed or sent to now, such a page would be put back to where it was.
    return !(stays && ownScroll.some((path) => pathname.startsWith(path)))
  },
})
