/** Where a display goes by itself when nobody has touched it: D-NAV-09 to 11-X. */
export const DEFAULT_TIMEOUT = 300
export const LEAST_TIMEOUT = 5
export const DEFAULT_LINK = '/dashboards/[slug]'

/** Undefined for what is no path of this application. */
export function timeoutPath(link: string, slug: string): string | undefined {
  const path = link.trim().replaceAll('[slug]', encodeURIComponent(slug))
  return /^\/(?![/\\])/.test(path) ? path : undefined
}

/** What happens when the time is up: nothing is left where one builds, or where one already is. */
export function whenTimeIsUp(
  target: string | undefined,
  here: { readonly path: string; readonly search: string },
): 'go' | 'restart' {
  if (target === undefined || here.path.includes('/admin/')) return 'restart'
  return target === here.path || target === here.path + here.search ? 'restart' : 'go'
}
