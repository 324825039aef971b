export type Area = 'operator' | 'configuration' | 'dashboard'

/** The only source of a widget's area-dependent behaviour: D-ROUTE-06. */
export function areaOf(path: string): Area {
  if (/^\/interface(\/|$)/.test(path)) return 'operator'
  return path.includes('/admin/') ? 'configuration' : 'dashboard'
}
