/** The side menu: entries for pages that exist, each with what it asks of the person. */
import { type CompanySetting, isOn, settingValues } from '@takt/domain/company-settings.ts'
import type { Session } from '@takt/domain/model/session.ts'
import { reachesLevel } from '@takt/domain/people/levels.ts'
import { can, type Permission } from '@takt/domain/permissions.ts'
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

export function menuGroups(dashboards: readonly KnownDashboard[]): MenuGroup[] {
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
        { id: 'late-orders', title: { key: 'menu.late-orders' }, path: to('lateOrders') },
        { id: 'actives', title: { key: 'menu.actives' }, path: to('actives') },
        { id: 'tools', title: { key: 'menu.tools' }, path: to('tools'), setting: 'toolOverviewEnabled' },
        { id: 'notifications', title: { key: 'menu.notifications' }, path: to('notifications') },
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
      id: 'administration',
      title: 'menu.administration',
      items: [
        { id: 'connectors', title: { key: 'menu.connectors' }, path: to('connectors'), needs: ['view-connectors'] },
      ],
    },
  ]
}

type Reader = Pick<Session, 'usertype' | 'permissions' | 'company_settings'>

/** What the person may open. A group without entries is not there; without can-navigate there is no menu at all. */
export function visibleMenu(groups: readonly MenuGroup[], user: Reader): MenuGroup[] {
  if (!can(user, 'can-navigate')) return []
  const settings = settingValues(user.company_settings)
  const open = (item: MenuItem) =>
    reachesLevel(user, item.level) &&
    (item.needs ?? []).every((permission) => can(user, permission)) &&
    (item.setting === undefined || isOn(settings, item.setting))
  return groups
    .map((group) => ({ ...group, items: group.items.filter(open) }))
    .filter((group) => group.items.length > 0)
}
