/** Every permission once, with its sentence. The server sends the answers; nobody compares a user type outside this folder. */
export const permissions = {
  'can-navigate': 'Use the side menu.',
  'can-access-dashboard': 'See dashboards.',
  'code-stops': 'Code stops and write notes on them.',
  'report-quantity': 'Report good quantity on running orders.',
  'confirm-orders': 'Confirm finished orders and pallets.',
  'can-change-cavities': 'Open and close cavities on a machine.',
  'detail-planning': 'Plan bundles in detail planning.',
  'can-manual-scrap': 'Report and adjust scrap by hand at any time.',
  'pallet-flag-cancellation-functions': 'Cancel pallet flags and revert it.',
  'pallet-flag-printer-selection': 'Print pallet flags and labels on another printer than the machine’s own.',
  'delete-internal-activity': 'Delete an internal activity that is not performed yet.',
  'can-save-default-visualizations': 'Save analysis views for everybody.',
  'can-manage-user-visualizations': 'Save and delete own analysis views.',
  'can-delete-default-visualizations': 'Delete analysis views of everybody.',
  'can-access-admin-panel': 'Open the administration.',
  'can-do-admin-actions': 'Run administrative actions.',
  'view-permissions': 'See users and their permissions.',
  'view-themes': 'Open the theme page.',
  'view-production-goals': 'See production goals.',
  'view-input-settings': 'See input settings.',
  'view-order-detail-settings': 'See order detail settings.',
  'view-side-menu-settings': 'See side-menu settings.',
  'view-dashboard-templates': 'Open the dashboard builder to read.',
  'change-dashboard-templates': 'Save existing dashboards.',
  'add-dashboard-templates': 'Create and delete dashboards.',
  'view-widget-settings': 'See saved widget settings.',
  'add-widget-settings': 'Save and delete widget settings.',
  'view-liveviews-templates': 'See live views in administration.',
  'add-liveviews-templates': 'Create and save live views.',
  'change-own-webcolumns': 'Configure the columns of own tables.',
  'change-default-webcolumns': 'Configure the columns of everybody.',
  'overview-admin-erp-reporting': 'See the overview of ERP reporting.',
  'change-failed-erp-status': 'Retry or delete failed ERP records.',
  'view-tpqs-admin': 'See the scales page.',
  'admin-tpqs-admin': 'Administer scales.',
  'setup-tpqs-admin': 'Set scales up.',
  'change-documents': 'Add and remove documents of machines, orders, parts and tools.',
  'view-connectors': 'See machine connections and their signals.',
  'schedule-reports': 'Have reports delivered on a schedule.',
  'sign-handovers': 'Sign shift hand-overs: hand a shift over and take one over.',
  'manage-personal-data': 'Take out and erase what is kept about a person.',
} as const

export type Permission = keyof typeof permissions
export const permissionNames = Object.keys(permissions) as Permission[]

export interface PermissionHolder {
  readonly permissions: readonly string[]
}

export function can(user: PermissionHolder, permission: Permission): boolean {
  return user.permissions.includes(permission)
}
