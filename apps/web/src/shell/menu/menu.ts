/** The side menu: entries for pages that exist, each with what it asks of the person. */

import { type CompanySetting, isOn, settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { reachesLevel } from '@takt/domain/ground/levels.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { FIRST, type UserSetting } from '@takt/domain/ground/navigation/visit.ts'
import { can, type Permission } from '@takt/domain/ground/permissions.ts'
import { arrangeMenu, readSideMenu } from '@takt/domain/setup/side-menu.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { to } from '../../routes/to.ts'

export interface MenuItem {
  readonly id: string
  /** A key of the catalogue, or a name somebody gave (a dashboard's title). */
  readonly title: { readonly key: TextKey } | { readonly name: string }
  readonly path: string
  /** Least user level; without one it is open to all. */
  readonly level?: number | null
  readonly needs?: readonly Permission[]
  readonly setting?: CompanySetting
  readonly userSetting?: UserSetting
  /** Only where the company has an ERP token. */
  readonly apiToken?: true
}

export interface MenuGroup {
  readonly id: string
  readonly title: TextKey
  readonly items: readonly MenuItem[]
}

interface KnownDashboard {
  readonly slug: string
  readonly title: string
  readonly userlevel: number | null
}

interface KnownOverview {
  readonly record_no: number
  readonly overview_name: string
}

/** Of own overviews the server names those that the person may see. */
export function menuGroups(
  dashboards: readonly KnownDashboard[],
  overviews: readonly KnownOverview[] = [],
): MenuGroup[] {
  return [
    {
      id: 'production',
      title: 'menu.production',
      items: [
        { id: 'machines', title: { key: 'menu.machines' }, path: to('allMachines') },
        {
          id: 'mine',
          title: { key: 'menu.my-machines' },
          path: to('machinesIn', { locationtype: 'mine', location: 'all' }),
        },
        { id: 'machine-widgets', title: { key: 'menu.machine-widgets' }, path: to('machineWidgets') },
        { id: 'live-view', title: { key: 'menu.live-view' }, path: to('liveView', { liveview: FIRST }) },
        { id: 'wall-boards', title: { key: 'menu.wall-boards' }, path: to('wallBoards') },
        { id: 'late-orders', title: { key: 'menu.late-orders' }, path: to('lateOrders') },
        { id: 'actives', title: { key: 'menu.actives' }, path: to('actives') },
        {
          id: 'activities',
          title: { key: 'menu.activities' },
          path: to('activities'),
          userSetting: 'internal_activity',
        },
        { id: 'time-history', title: { key: 'menu.time-history' }, path: to('timeHistory') },
        { id: 'analysis', title: { key: 'menu.analysis' }, path: to('historyScrap', { overview: 'overview-1' }) },
        {
          id: 'statistics',
          title: { key: 'menu.statistics' },
          path: to('machineStatisticsShort', { machine: FIRST }),
        },
        { id: 'handovers', title: { key: 'menu.handovers' }, path: to('handovers') },
        { id: 'report-orders', title: { key: 'menu.report-orders' }, path: to('reportOrders') },
        { id: 'tools', title: { key: 'menu.tools' }, path: to('tools'), setting: 'toolOverviewEnabled' },
        {
          id: 'order-confirmation',
          title: { key: 'menu.order-confirmation' },
          path: to('orderConfirmationOfAll'),
          needs: ['confirm-orders'],
        },
        {
          id: 'global-print',
          title: { key: 'menu.global-print' },
          path: to('globalPrint', {}),
          setting: 'globalPrint',
        },
        { id: 'files', title: { key: 'menu.files' }, path: to('files') },
        { id: 'notifications', title: { key: 'menu.notifications' }, path: to('notifications') },
        {
          id: 'bundle-confirmation',
          title: { key: 'menu.bundle-confirmation' },
          path: to('bundleConfirmation'),
          needs: ['confirm-orders', 'detail-planning'],
        },
      ],
    },
    {
      id: 'overviews',
      title: 'menu.overviews',
      items: overviews.map(({ record_no, overview_name }) => ({
        id: `overview-${record_no}`,
        title: { name: overview_name },
        path: to('ownOverview', { overview: String(record_no) }),
      })),
    },
    {
      id: 'planning',
      title: 'menu.planning',
      items: [
        {
          id: 'plan-board',
          title: { key: 'menu.plan-board' },
          path: to('planBoard'),
          needs: ['detail-planning'],
        },
        {
          id: 'resource-planning',
          title: { key: 'menu.resource-planning' },
          path: to('resourcePlanning', { machine: FIRST }),
          userSetting: 'resource_planning',
        },
        {
          id: 'detail-planning',
          title: { key: 'menu.detail-planning' },
          path: to('detailPlanning', { category: 'first' }),
          needs: ['detail-planning'],
        },
      ],
    },
    {
      id: 'dashboards',
      title: 'menu.dashboards',
      items: dashboards.map(({ slug, title, userlevel }) => ({
        id: slug,
        title: { name: title },
        path: to('dashboard', { dashboard: slug }),
        level: userlevel,
        needs: ['can-access-dashboard'],
      })),
    },
    {
      id: 'erp',
      title: 'menu.erp',
      items: [
        {
          id: 'erp-failed',
          title: { key: 'menu.erp-failed' },
          path: to('erpFailed'),
          needs: ['change-failed-erp-status'],
          apiToken: true,
        },
        {
          id: 'erp-pallet-flags',
          title: { key: 'menu.erp-pallet-flags' },
          path: to('erpPalletFlags'),
          needs: ['overview-admin-erp-reporting'],
        },
      ],
    },
    {
      id: 'administration',
      title: 'menu.administration',
      items: [
        { id: 'admin', title: { key: 'menu.admin' }, path: to('admin'), needs: ['can-access-admin-panel'] },
        { id: 'connectors', title: { key: 'menu.connectors' }, path: to('connectors'), needs: ['view-connectors'] },
        { id: 'erp-link', title: { key: 'menu.erp-link' }, path: to('erpLink'), needs: ['can-access-admin-panel'] },
        { id: 'printers', title: { key: 'menu.printers' }, path: to('printers'), needs: ['can-do-admin-actions'] },
        {
          id: 'special-functions',
          title: { key: 'menu.special-functions' },
          path: to('specialFunctions'),
          needs: ['can-access-admin-panel'],
        },
        {
          id: 'value-rules',
          title: { key: 'menu.value-rules' },
          path: to('valueRules'),
          needs: ['can-access-admin-panel'],
        },
        {
          id: 'live-view-templates',
          title: { key: 'menu.live-view-templates' },
          path: to('liveViewTemplates'),
          needs: ['view-liveviews-templates'],
        },
        {
          id: 'wall-links',
          title: { key: 'menu.wall-links' },
          path: to('wallLinks'),
          needs: ['can-do-admin-actions'],
        },
      ],
    },
  ]
}

/** As the company has arranged it. */
export function arrangedMenu(
  groups: readonly MenuGroup[],
  { company_settings }: Pick<Session, 'company_settings'>,
  language: Language,
): MenuGroup[] {
  return arrangeMenu(groups, { changes: readSideMenu(settingValues(company_settings).sideMenu), language, rename })
}

export const rename = (item: MenuItem, name: string): MenuItem => ({ ...item, title: { name } })

type Reader = Pick<Session, 'usertype' | 'permissions' | 'company_settings' | 'settings' | 'has_api_token'>

/** What the person may open. A group without entries is not there; without can-navigate there is no menu at all. */
export function visibleMenu(groups: readonly MenuGroup[], user: Reader): MenuGroup[] {
  if (!can(user, 'can-navigate')) return []
  const settings = settingValues(user.company_settings)
  const open = (item: MenuItem) =>
    reachesLevel(user, item.level) &&
    (item.needs ?? []).every((permission) => can(user, permission)) &&
    (item.apiToken === undefined || user.has_api_token) &&
    (item.userSetting === undefined || user.settings[item.userSetting] > 0) &&
    (item.setting === undefined || isOn(settings, item.setting))
  return groups
    .map((group) => ({ ...group, items: group.items.filter(open) }))
    .filter((group) => group.items.length > 0)
}
