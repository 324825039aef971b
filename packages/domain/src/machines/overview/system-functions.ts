/** What configurations are kept for, whose they are, and what saving one asks of a person. */
import type { Permission } from '../../ground/permissions.ts'
import type { Reach } from '../../ground/reach.ts'

export const systemFunctions = [
  'dashboards',
  'webcolumns',
  'liveviews',
  'widgets',
  'web_overviews',
  'own_overviews',
  'additional_display_settings',
] as const
export type SystemFunction = (typeof systemFunctions)[number]

/** A person's own, or the one of everybody who has none. */
export const configScopes = ['user', 'default'] as const
export type ConfigScope = (typeof configScopes)[number]

const forEverybody: Readonly<Record<SystemFunction, Permission>> = {
  dashboards: 'change-dashboard-templates',
  webcolumns: 'change-default-webcolumns',
  liveviews: 'add-liveviews-templates',
  widgets: 'add-widget-settings',
  web_overviews: 'can-do-admin-actions',
  own_overviews: 'can-do-admin-actions',
  additional_display_settings: 'can-do-admin-actions',
}

/** A dashboard or a live view is everybody's, whatever scope was named. */
export function scopeOf(system_function: SystemFunction, scope: ConfigScope): ConfigScope {
  return system_function === 'dashboards' || system_function === 'liveviews' ? 'default' : scope
}

/** Undefined: everybody may. */
export function permissionToSave(system_function: SystemFunction, scope: ConfigScope): Permission | undefined {
  if (scopeOf(system_function, scope) === 'default') return forEverybody[system_function]
  return system_function === 'webcolumns' ? 'change-own-webcolumns' : undefined
}

/** Everybody's dashboards and settings are the plant's, a person's own settings are theirs. */
export function reachOfConfig(input: Readonly<Record<string, unknown>>): Reach {
  const { system_function, scope } = input as { system_function: SystemFunction; scope: ConfigScope }
  return scopeOf(system_function, scope) === 'default' ? 'plant' : 'own'
}
