/** The groups of buttons that a machine's terminal may show. */
export const menuFlags = [
  'stop_reason_menu',
  'scrap_menu',
  'print_menu',
  'machine_list_menu',
  'activities_menu',
  'notes_menu',
  'other_menu',
  'material_menu',
  'good_qty_menu',
  'document_menu',
  'functions_menu',
  'order_menu',
  'history_menu',
  'cavities_menu',
  'planning_menu',
  'reports_menu',
] as const
export type MenuFlag = (typeof menuFlags)[number]
