/** Which links a machine's panel offers. A link that is not granted is not there at all. */

import type { UserSetting, Visitor } from '../../ground/navigation/visit.ts'
import { can, type Permission } from '../../ground/permissions.ts'
import { has, type MachineFunctions, type SpecialFunction } from '../../ground/special-functions.ts'
import { hasTool } from '../has-order.ts'
import type { MenuFlag } from '../menu-flags.ts'

/** Inside the machine interface the interface's own pages, on an overview those that keep viewtype and location. */
export type PanelPlace =
  | { readonly kind: 'interface' }
  | { readonly kind: 'overview'; readonly viewtype: string; readonly locationtype?: string; readonly location?: string }

interface LinkRule {
  readonly id: string
  /** Below /interface/{machine}; $category is that of the machine. */
  readonly inInterface?: string
  /** Below the overview's location, with the machine behind it. */
  readonly onOverview?: { readonly segment: string }
  /** The same everywhere. */
  readonly fixed?: (machine: string) => string
  readonly flag?: MenuFlag
  readonly needs?: Permission
  /** Only at the machine itself: an overview's panel has no room for it. */
  readonly cockpit?: true
  /** Works without a terminal set-up: a machine that nobody configured can still be watched and its stops coded. */
  readonly always?: true
  readonly needsTool?: true
  /** Only where the machine has it. */
  readonly requires?: SpecialFunction
  /** Only for those who have it. */
  readonly setting?: UserSetting
}

const rules = [
  { id: 'open', fixed: (machine) => `/interface/${machine}`, flag: 'machine_list_menu', always: true },
  {
    id: 'stopcode',
    inInterface: 'stopcode',
    onOverview: { segment: 'stopcode' },
    flag: 'stop_reason_menu',
    needs: 'code-stops',
    always: true,
  },
  {
    id: 'uncoded',
    inInterface: 'uncoded',
    onOverview: { segment: 'uncoded' },
    flag: 'stop_reason_menu',
    needs: 'code-stops',
    always: true,
  },
  { id: 'history', inInterface: 'history-stops', onOverview: { segment: 'history' }, flag: 'history_menu' },
  { id: 'notes', inInterface: 'notes', onOverview: { segment: 'notes' }, flag: 'notes_menu' },
  {
    id: 'activities',
    inInterface: 'run-activity',
    onOverview: { segment: 'run-activity' },
    flag: 'activities_menu',
    requires: 'internalActivities',
    setting: 'internal_activity',
  },
  { id: 'signed-in', fixed: (machine) => `/interface/${machine}/signed-in`, requires: 'employeeSignIn' },
  { id: 'planned-orders', fixed: (machine) => `/interface/${machine}/planned-orders`, flag: 'order_menu' },
  { id: 'running-orders', fixed: (machine) => `/interface/${machine}/running-orders`, flag: 'order_menu' },
  { id: 'finished-orders', fixed: (machine) => `/interface/${machine}/finished-orders`, flag: 'order_menu' },
  {
    id: 'order-by-part',
    inInterface: 'order-by-part',
    onOverview: { segment: 'order-by-part' },
    flag: 'order_menu',
    needs: 'report-quantity',
    requires: 'startByPart',
  },
  { id: 'order-by-card', inInterface: 'order-by-card', flag: 'order_menu', needs: 'report-quantity' },
  { id: 'rework-order', inInterface: 'rework-order', flag: 'order_menu', needs: 'report-quantity' },
  {
    id: 'report-quantity',
    fixed: (machine) => `/interface/${machine}/report-quantity`,
    flag: 'good_qty_menu',
    needs: 'report-quantity',
  },
  {
    id: 'scrap-quantity',
    fixed: (machine) => `/interface/${machine}/scrap-quantity`,
    flag: 'scrap_menu',
    needs: 'report-quantity',
  },
  {
    id: 'finished-report-quantity',
    fixed: (machine) => `/interface/${machine}/finished-orders/report-quantity`,
    flag: 'good_qty_menu',
    needs: 'report-quantity',
  },
  {
    id: 'finished-scrap-quantity',
    fixed: (machine) => `/interface/${machine}/finished-orders/scrap-quantity`,
    flag: 'scrap_menu',
    needs: 'report-quantity',
  },
  { id: 'manual-scrap', inInterface: 'manual-scrap', flag: 'scrap_menu', needs: 'can-manual-scrap' },
  { id: 'machine-history', fixed: (machine) => `/history/${machine}/week`, flag: 'history_menu', cockpit: true },
  { id: 'reporting-history', inInterface: 'reporting-history', flag: 'history_menu' },
  { id: 'operation-text', inInterface: 'operation-text', flag: 'document_menu' },
  { id: 'documents', inInterface: 'documents', flag: 'document_menu' },
  { id: 'files', inInterface: 'files', flag: 'document_menu', cockpit: true },
  { id: 'materials', fixed: (machine) => `/interface/${machine}/materials`, flag: 'material_menu' },
  { id: 'print-pallet-flag', inInterface: 'print-pallet-flag', flag: 'print_menu', needs: 'report-quantity' },
  { id: 'print-label', inInterface: 'print-label', flag: 'print_menu', needs: 'report-quantity', cockpit: true },
  { id: 'pallet-flag-history', inInterface: 'pallet-flag-history', flag: 'print_menu', cockpit: true },
  { id: 'label-history', inInterface: 'label-history', flag: 'print_menu', cockpit: true },
  { id: 'pallet-confirmation', inInterface: 'pallet-confirmation', flag: 'print_menu', cockpit: true },
  { id: 'order-confirmation', inInterface: 'order-confirmation', flag: 'print_menu', cockpit: true },
  { id: 'input-groups', inInterface: 'input-groups', flag: 'functions_menu', needs: 'report-quantity' },
  {
    id: 'weight-control',
    inInterface: 'weight-control',
    flag: 'functions_menu',
    needs: 'report-quantity',
    cockpit: true,
  },
  {
    id: 'detail-planning',
    inInterface: 'detail-planning/$category',
    flag: 'planning_menu',
    needs: 'detail-planning',
  },
  { id: 'bundle-confirmation', inInterface: 'bundle-confirmation', flag: 'planning_menu' },
  { id: 'pallet-que-system', inInterface: 'pallet-que-system', flag: 'print_menu' },
  { id: 'euromap-admin', inInterface: 'euromap-admin', flag: 'functions_menu' },
  { id: 'tpqs-scales-admin', inInterface: 'tpqs-scales-admin', flag: 'functions_menu', needs: 'view-tpqs-admin' },
  { id: 'machine-test', fixed: (machine) => `/interface/${machine}/machine-test`, flag: 'other_menu' },
  { id: 'q-reports', inInterface: 'files/q-reports', flag: 'reports_menu' },
  { id: 'notifications', inInterface: 'notifications', flag: 'other_menu', cockpit: true },
  {
    id: 'cavities',
    fixed: (machine) => `/cavities/${machine}`,
    flag: 'cavities_menu',
    needs: 'can-change-cavities',
    needsTool: true,
  },
] as const satisfies readonly LinkRule[]

/** Each has its words, or the web app does not compile. */
export type PanelLinkId = (typeof rules)[number]['id']

export interface PanelLink {
  readonly id: PanelLinkId
  readonly path: string
}

interface About {
  readonly machine: {
    readonly machine_id: string
    readonly tool_id: string
    readonly category?: string
  } & MachineFunctions
  readonly touch: { readonly empty: boolean } & Partial<Readonly<Record<MenuFlag, 0 | 1>>>
  readonly user: Pick<Visitor, 'permissions'> & Partial<Pick<Visitor, 'settings'>>
  readonly place: PanelPlace
  /** Only pages that are declared get a link. */
  isKnown(path: string): boolean
}

export function panelLinks(about: About): PanelLink[] {
  const { machine, touch, user, place, isKnown } = about
  const links: PanelLink[] = []
  for (const rule of rules as readonly (LinkRule & { readonly id: PanelLinkId })[]) {
    if (rule.needs !== undefined && !can(user, rule.needs)) continue
    if (rule.needsTool && !hasTool(machine)) continue
    if (rule.cockpit && place.kind !== 'interface') continue
    if (rule.requires !== undefined && !has(machine, rule.requires)) continue
    if (rule.setting !== undefined && !((user.settings?.[rule.setting] ?? 0) > 0)) continue
    if (touch.empty ? !rule.always : rule.flag !== undefined && touch[rule.flag] !== 1) continue
    const path = pathOf(rule, encodeURIComponent(machine.machine_id), place)?.replace(
      '$category',
      encodeURIComponent(machine.category ?? 'first'),
    )
    if (path !== undefined && isKnown(path)) links.push({ id: rule.id, path })
  }
  return links
}

function pathOf(rule: LinkRule, machine: string, place: PanelPlace): string | undefined {
  if (rule.fixed) return rule.fixed(machine)
  if (place.kind === 'interface' || rule.onOverview === undefined) {
    return rule.inInterface === undefined ? undefined : `/interface/${machine}/${rule.inInterface}`
  }
  const location =
    place.locationtype === undefined || place.location === undefined
      ? 'all'
      : `${place.locationtype}/${encodeURIComponent(place.location)}`
  return `/${place.viewtype}/${location}/${rule.onOverview.segment}/${machine}`
}
