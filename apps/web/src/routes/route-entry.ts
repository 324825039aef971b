/** What is said of a page in the route table. */
import type { CompanySetting } from '@takt/domain/ground/company-settings.ts'
import type { Layout, UserSetting } from '@takt/domain/ground/navigation/visit.ts'
import type { Permission } from '@takt/domain/ground/permissions.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'

interface RouteBase {
  readonly path: string
  readonly alias?: readonly string[]
  /** What its page reads from the query of the address. */
  readonly search?: readonly string[]
}

export interface PageRoute extends RouteBase {
  readonly title: TextKey
  readonly layout: Layout
  /** Every one of these, or the page says which is missing. */
  readonly needs?: readonly Permission[]
  /** Without it the page does not exist. */
  readonly setting?: CompanySetting | UserSetting
  /** Offered again at the next sign-in. */
  readonly remember?: true
  readonly signIn?: false
  /** Machine pages exclude resources unless they are for resources only. */
  readonly resource?: 'only'
  /** The name of the page it lies over: that page stays mounted behind it and gives it its place with an Outlet. */
  readonly over?: string
  /** Its words stand in the first book of texts: it does not wait for the others. */
  readonly early?: true
  readonly page: () => Promise<{ default: ComponentType }>
}

export interface RedirectRoute extends RouteBase {
  readonly redirect: string
}

export type RouteEntry = PageRoute | RedirectRoute

/**
 * A line of the table. What its page is, the router asks: a table that knew its pages by type would know itself by them,
 * and TypeScript would give up on both.
 */
export type RouteLine = (Omit<PageRoute, 'page'> & { readonly page: () => Promise<unknown> }) | RedirectRoute

export function isRedirect(entry: RouteEntry): entry is RedirectRoute {
  return 'redirect' in entry
}
