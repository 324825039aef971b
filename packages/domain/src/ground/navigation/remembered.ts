/** What a browser remembers of a person's way: the last path, the last machine, and the area it lay in. */
export const superTypes = ['machines', 'interface', 'dashboards', 'statistics', 'admin'] as const
export type SuperType = (typeof superTypes)[number]

const areas: Readonly<Record<string, SuperType>> = {
  interface: 'interface',
  dashboards: 'dashboards',
  liveview: 'dashboards',
  statistics: 'statistics',
  admin: 'admin',
}

export function superTypeOf(path: string): SuperType {
  return areas[path.split('/')[1] ?? ''] ?? 'machines'
}

/** Where 'back' leads, and the logo. */
export function areaStart(superType: SuperType, lastMachine: string): string {
  if (superType === 'interface' && lastMachine !== '') return `/interface/${encodeURIComponent(lastMachine)}`
  if (superType === 'dashboards') return '/dashboards/default'
  return '/home'
}

/** A logo that led to the page one is on would do nothing: from there it leads on. */
export function logoLeads(superType: SuperType, lastMachine: string, here: string): string {
  const start = areaStart(superType, lastMachine)
  return start === here ? '/home' : start
}

interface Passing {
  readonly remember: boolean
  readonly path: string
  readonly machine: string | undefined
  readonly user: { readonly only_ia: boolean; readonly dashboard_isolated: boolean; readonly deviceuser: boolean }
}

export interface Remembered {
  readonly path: string
  readonly machine: string
  readonly superType: SuperType
}

/** A page that is not flagged leaves the memory as it was. Isolated and shared devices keep no path: the next person is another. */
export function remember(before: Remembered | null, now: Passing): Remembered | null {
  if (!now.remember || now.user.only_ia || now.user.dashboard_isolated || now.user.deviceuser) return before
  return { path: now.path, machine: now.machine ?? before?.machine ?? '', superType: superTypeOf(now.path) }
}
