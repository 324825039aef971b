/** The route table as a router. Layouts come from outside: the shell knows routes, routes know no shell. */

import type { Instead, Layout, Verdict } from '@takt/domain/ground/navigation/visit.ts'
import { resolveVisit } from '@takt/domain/people/navigation/resolve-visit.ts'
import { late } from '@takt/ui/late/late.tsx'
import { type AnyRoute, createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { askDeviceSignIn } from '../data/session/device-sign-in.ts'
import { currentLanguage } from '../data/words/language.ts'
import { openBook } from '../data/words/sentences.ts'
import { currentSession } from '../device/session-store.ts'
import { noteOpened } from './came-from.ts'
import { matchRoute } from './match-route.ts'
import { rememberVisit } from './remembered-path.ts'
import { isRedirect, type PageRoute, type RouteEntry } from './route-entry.ts'
import { routeTable } from './route-table.ts'
import { loadFacts, visitFrom } from './visit-from.ts'

export interface RouterParts {
  /** A layout renders its page as children. */
  readonly layouts: Readonly<Record<Layout, () => Promise<{ default: ComponentType<{ children: ReactNode }> }>>>
  /** Around every page: catches what it throws, or says that it may not be seen. */
  readonly frame: ComponentType<{ verdict: Verdict; children: ReactNode }>
  /** Beside every page: popups and keys that belong to no page. */
  readonly beside: ComponentType
  /** In place of everything, when a layout itself cannot be shown. */
  readonly failed: ComponentType<{ error: Error }>
  /** Something else is shown than the path named. */
  tellInstead(instead: Instead, path: string): void
  /** A path asked for all places where one must be chosen; the first is shown instead. */
  tellChooseLocation(): void
}

type Tell = Pick<RouterParts, 'tellInstead' | 'tellChooseLocation'>

async function guard(href: string, tell: Tell): Promise<{ verdict: Verdict }> {
  const path = href.split(/[?#]/)[0] as string
  const facts = await loadFacts(path)
  const verdict = resolveVisit(visitFrom(href, facts, null), (next) => visitFrom(next, facts, null))
  if (verdict.go === 'to') {
    if (verdict.instead !== undefined) tell.tellInstead(verdict.instead, verdict.path)
    if (verdict.chooseLocation) tell.tellChooseLocation()
    throw redirect({ href: verdict.path, replace: true })
  }
  if (verdict.go === 'stay' && verdict.deviceSignIn) askDeviceSignIn()
  return { verdict }
}

export function makeRouter({ layouts, frame: Frame, beside: Beside, failed: Failed, ...tell }: RouterParts) {
  const root = createRootRoute({
    // Preloading a link must neither redirect nor open a sign-in.
    beforeLoad: ({ location, preload }) =>
      preload ? { verdict: { go: 'stay' } as Verdict } : guard(location.href, tell),
    component: () => (
      <>
        <Outlet />
        <Beside />
      </>
    ),
    notFoundComponent: () => null,
  })
  const layoutRoutes = (Object.keys(layouts) as Layout[]).map((layout) => {
    const Layout = late(layouts[layout])
    const parent = createRoute({
      getParentRoute: () => root,
      id: layout,
      component: () => (
        <Layout>
          <Outlet />
        </Layout>
      ),
      // Asked for together with the page, not after it.
      loader: Layout.load,
    })
    const framed = ({ entry, path }: Placed, on: { readonly below: () => AnyRoute; readonly from: string }) => {
      const Page = late(entry.page)
      return createRoute({
        getParentRoute: on.below,
        path: path.slice(on.from.length),
        component: function FramedPage() {
          const { verdict } = root.useRouteContext()
          return (
            <Frame verdict={verdict}>
              <Page />
            </Frame>
          )
        },
        loader: async () => {
          await Promise.all([Page.load(), entry.early ? undefined : openBook(currentLanguage(), 'later')])
        },
      })
    }
    const all = pagesOf(layout)
    const pages = all
      .filter(({ entry }) => entry.over === undefined)
      .map((placed) => {
        const page = framed(placed, { below: () => parent, from: '' })
        const popups = all.filter(({ entry, path }) => entry.over === placed.name && path.startsWith(placed.path))
        return page.addChildren(popups.map((popup) => framed(popup, { below: () => page, from: placed.path })))
      })
    return parent.addChildren(pages)
  })
  const router = createRouter({
    routeTree: root.addChildren(layoutRoutes),
    // Values of a query stay the texts they are; the default would turn '007' into a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
    defaultErrorComponent: ({ error }) => <Failed error={error instanceof Error ? error : new Error(String(error))} />,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) =>
    noteOpened(toLocation.pathname, fromLocation?.pathname),
  )
  router.subscribe('onResolved', ({ toLocation }) => {
    const route = matchRoute(toLocation.pathname)
    // Opened again at the next sign-in, an address of nothing would be the first thing a person sees.
    const { verdict } = (router.state.matches[0]?.context ?? {}) as { verdict?: Verdict }
    if (route && currentSession() && verdict?.go !== 'no-machine') rememberVisit(toLocation.href, route)
  })
  return router
}

interface Placed {
  readonly name: string
  readonly entry: PageRoute
  readonly path: string
}

function pagesOf(layout: Layout): Placed[] {
  return Object.entries<RouteEntry>(routeTable)
    .filter((named): named is [string, PageRoute] => !isRedirect(named[1]) && named[1].layout === layout)
    .flatMap(([name, entry]) => [entry.path, ...(entry.alias ?? [])].map((path) => ({ name, entry, path })))
}
