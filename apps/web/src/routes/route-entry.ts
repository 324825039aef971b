/** What is said of a page in the route table. */
import type { CompanySetting } from '@takt/domain/ground/company-settings.ts'
import type { Layout, UserSetting } from '@takt/domain/ground/navigation/visit.ts'
import type { Permission } from '@takt/domain/ground/permissions.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'
import type { RoutedWizard } from './wizard-frame.ts'

interface RouteBase {
  readonly path: string
  readonly alias?: readonly string[]
  /** What its page reads from the query of the address. */
  readonly search?: readonly string[]
}

interface ShownRoute extends RouteBase {
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
  /** Where it is scrolled to stands in its address: the page goes there by itself. */
  readonly ownScroll?: true
  /** Its words stand in the first book of texts: it does not wait for the others. */
  readonly early?: true
}

export interface PageRoute extends ShownRoute {
  readonly page: () => Promise<{ default: ComponentType }>
}

export interface WizardRoute extends ShownRoute {
  /** The file of the wizard, which holds its definition alone; `lazy-page.tsx` puts it on the machine of the path. */
  readonly wizard: () => Promise<Readonly<Record<string, RoutedWizard>>>
}

export interface RedirectRoute extends RouteBase {
  readonly redirect: string
}

export type RouteEntry = PageRoute | WizardRoute | RedirectRoute

/**
 * A line of the table. What its page is, the router asks: a table that knew its pages by type would know itself by them,
 * and TypeScript would give up on both.
 */
export type RouteLine =
  | (ShownRoute & { readonly page: () => Promise<unknown> })
  | (ShownRoute & { readonly wizard: () => Promise<unknown> })
  | RedirectRoute

export function isRedirect(entry: RouteEntry): entry is RedirectRoute {
  return 'redirect' in entry
}
