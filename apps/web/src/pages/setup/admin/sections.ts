/** What an administrator finds on /admin: one tile a section, each with what it asks of the person. */

import type { Session } from '@takt/domain/ground/model/session.ts'
import { can, type Permission, type PermissionHolder } from '@takt/domain/ground/permissions.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { to } from '../../../routes/to.ts'

/** Of what a tile tells how many there are. */
export type Counted = 'widgets' | 'tables' | 'dashboards' | 'snippets' | 'liveviews' | 'overviews'

export interface AdminSection {
  readonly id: string
  readonly title: TextKey
  /** One sentence: what is done there. */
  readonly about: TextKey
  readonly path: string
  /** All of them. */
  readonly needs?: readonly Permission[]
  /** One of them is enough. */
  readonly oneOf?: readonly Permission[]
  readonly counts?: Counted
  /** Read by who has every machine alone: others would find a page that says so. */
  readonly wholePlant?: true
}

export interface AdminGroup {
  readonly id: string
  readonly title: TextKey
  readonly sections: readonly AdminSection[]
}

export function adminGroups(): AdminGroup[] {
  return [
    {
      id: 'people',
      title: 'admin.group-people',
      sections: [
        section('users', to('adminUsers'), ['view-permissions']),
        section('employees', to('adminEmployees'), ['can-access-admin-panel']),
        section('security', to('adminSecurity'), ['view-permissions']),
        section('sign-in-provider', to('signInProvider'), ['can-do-admin-actions']),
        { ...section('audit-trail', to('auditTrail'), ['can-do-admin-actions']), wholePlant: true },
        section('side-menu-settings', to('adminSideMenu'), ['view-side-menu-settings']),
        section('wall-links', to('wallLinks'), ['can-do-admin-actions']),
      ],
    },
    {
      id: 'production',
      title: 'admin.group-production',
      sections: [
        section('machines', to('machineSetup'), ['can-access-admin-panel']),
        section('places', to('places'), ['can-access-admin-panel']),
        section('calendars', to('calendars'), ['can-access-admin-panel']),
        section('production-goals', to('adminProductionGoals'), ['view-production-goals']),

        section('import', to('adminImport'), ['can-do-admin-actions']),
        section('input-settings', to('adminInputSettings'), ['view-input-settings']),
        section('order-detail-settings', to('adminOrderDetails'), ['view-order-detail-settings']),
        section('stop-codes', to('adminStopCodes'), ['can-access-admin-panel']),
        section('automatic-reasons', to('automaticReasons'), ['can-access-admin-panel']),
        section('scrap-reasons', to('adminScrapReasons'), ['can-access-admin-panel']),
        section('setup-types', to('setupTypes'), ['can-access-admin-panel']),
        section('input-groups', to('inputGroupSetup'), ['can-access-admin-panel']),
        section('activity-types', to('adminActivityTypes'), ['can-access-admin-panel']),
        section('special-functions', to('specialFunctions'), ['can-access-admin-panel']),
        section('value-rules', to('valueRules'), ['can-access-admin-panel']),
      ],
    },
    {
      id: 'screens',
      title: 'admin.group-screens',
      sections: [
        { ...section('dashboards', to('adminDashboards'), ['view-dashboard-templates']), counts: 'dashboards' },
        { ...section('snippets', to('adminSnippets'), ['view-dashboard-templates']), counts: 'snippets' },
        { ...section('widgets', to('adminWidgets'), ['view-widget-settings']), counts: 'widgets' },
        { ...section('overviews', to('adminOverviews'), ['change-dashboard-templates']), counts: 'overviews' },
        {
          ...section('tables', to('adminTables'), []),
          oneOf: ['change-own-webcolumns', 'change-default-webcolumns'],
          counts: 'tables',
        },
        { ...section('live-views', to('liveViewTemplates'), ['view-liveviews-templates']), counts: 'liveviews' },
        section('display-settings', to('displaySettings'), ['can-do-admin-actions']),
        section('theme', to('theme'), ['view-themes']),
      ],
    },
    {
      id: 'technology',
      title: 'admin.group-technology',
      sections: [
        section('first-steps', to('adminFirstSteps'), ['can-access-admin-panel']),
        { ...section('system', to('system'), ['can-do-admin-actions']), wholePlant: true },
        section('company-settings', to('companySettings'), ['can-do-admin-actions']),
        section('connectors', to('connectors'), ['view-connectors']),
        section('erp-link', to('erpLink'), ['can-access-admin-panel']),
        section('printers', to('printers'), ['can-do-admin-actions']),
        section('mail', to('mail'), ['can-do-admin-actions']),
        section('jobs', to('jobs'), ['can-do-admin-actions']),
        section('admin-actions', to('adminActions'), ['can-do-admin-actions']),
      ],
    },
  ]
}

function section<Id extends string>(id: Id, path: string, needs: readonly Permission[]): AdminSection {
  return { id, title: `admin-section.${id}` as TextKey, about: `admin-section.${id}-about` as TextKey, path, needs }
}

/** What the person may open, as in the side menu: what they may not open is not there. */
export function openSections(
  groups: readonly AdminGroup[],
  user: PermissionHolder & Pick<Session, 'machine_restrictions'>,
): AdminGroup[] {
  const open = ({ needs = [], oneOf, wholePlant }: AdminSection) =>
    (!wholePlant || hasWholePlant(user)) &&
    needs.every((permission) => can(user, permission)) &&
    (oneOf?.some((one) => can(user, one)) ?? true)
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(open) }))
    .filter((group) => group.sections.length > 0)
}
