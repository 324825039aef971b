/** Everything the guards look at, and everything they can say. Data that is not loaded is left out and then not judged. */
import type { CompanySetting } from '../company-settings.ts'
import type { Session } from '../model/session.ts'
import type { Permission } from '../permissions.ts'
import type { GroupType, Location } from './locations.ts'

export type Layout = 'main' | 'machine-interface' | 'isolated' | 'dashboard' | 'devlog' | 'login'
export type UserSetting = 'resource_planning' | 'internal_activity'

export interface RouteFacts {
  readonly name: string
  readonly pattern: string
  readonly layout: Layout
  /** False for the pages that are open to everybody. */
  readonly signIn: boolean
  readonly needs: readonly Permission[]
  readonly setting?: CompanySetting | UserSetting | undefined
  /** Whether machines of resource type 2 are the only ones here, or never shown. */
  readonly resource: 'only' | 'never'
  /** The page moved, or is not a page of its own. */
  readonly redirect?: string | undefined
}

export type Visitor = Pick<
  Session,
  | 'permissions'
  | 'settings'
  | 'company_settings'
  | 'machine_restrictions'
  | 'assigned_machine'
  | 'only_ia'
  | 'only_interface'
  | 'only_dashboards'
  | 'dashboard_isolated'
  | 'isolated_dashboard'
  | 'wall_boards'
  | 'deviceuser'
  | 'signedInOnDevice'
>

export interface Visit {
  /** Path without query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** What is on the screen now, null at the start. */
  readonly shown: string | null
  readonly route: RouteFacts | undefined
  readonly params: Readonly<Record<string, string>>
  readonly session: Visitor | null
  /** In the order the person has chosen for their overview. */
  readonly machines: readonly { readonly machine_id: string; readonly resource_type: number }[] | undefined
  readonly locations: readonly Location[] | undefined
  readonly remembered: string | null
  readonly language: string
  isKnown(path: string): boolean
}

export interface Instead {
  readonly of:
    | GroupType
    | 'place'
    | 'not-yours'
    | 'not-a-resource'
    | 'a-resource'
    | 'page'
    | 'page-off'
    | 'page-not-yours'
  readonly asked: string
  /** Its name; '' for all machines or the person's own start page. */
  readonly shown: string
}

export type Verdict =
  | { readonly go: 'stay'; readonly deviceSignIn?: true }
  | { readonly go: 'cancel' }
  /**
   * `instead`: something else is shown than the address asked for; `chooseLocation` asked for all places where only one
   * can be shown. The person is told.
   */
  | { readonly go: 'to'; readonly path: string; readonly instead?: Instead; readonly chooseLocation?: true }
  /** Never another machine in its place: somebody would code a stop or report pieces where they are not. */
  | { readonly go: 'no-machine'; readonly machine_id: string }
  /** `missing` is a permission's name, or what else is not there. */
  | { readonly go: 'no-access'; readonly missing: Permission | 'machine' | 'way' }

export const HOME = '/home'
/** In place of a machine or a category: the first that fits the page. Nobody asked for one by name, so nobody is told. */
export const FIRST = 'first'
export const ALL_MACHINES = '/machines/all'
export const LOGIN = '/login-form'
export const ISOLATION = '/isolation'
/** The same entry without a top bar, for a display on a wall. */
export const ISOLATION_KIOSK = '/isolation/2'
/** Ready boards on a wall. */
export const ISOLATED_BOARDS = '/isolation/boards'
export const DEFAULT_DASHBOARD = '/dashboards/default'
