import { permissionNames } from '../permissions.ts'
import type { Visit, Visitor } from './visit.ts'

/** Somebody who may open everything. */
export const everyone: Visitor = {
  permissions: permissionNames,
  settings: { show_cavities: 3, internal_activity: 3, resource_planning: 3 },
  company_settings: {},
  machine_restrictions: [],
  assigned_machine: '',
  only_ia: false,
  only_interface: false,
  only_dashboards: false,
  dashboard_isolated: false,
  isolated_dashboard: '',
  deviceuser: false,
  signedInOnDevice: false,
}

/** The pages of a product, or of a small one. */
export interface PagesVisited {
  match(path: string): { readonly facts: Visit['route']; readonly params: Visit['params'] } | undefined
  isKnown(path: string): boolean
}

/** A path opened anew by everyone, in a plant of which nothing is loaded; what a test is about is given. */
export function visitOf(path: string, { match, isKnown }: PagesVisited, given: Partial<Visit> = {}): Visit {
  const found = match(path)
  return {
    path,
    query: {},
    shown: null,
    route: found?.facts,
    params: found?.params ?? {},
    session: everyone,
    machines: undefined,
    locations: undefined,
    remembered: null,
    language: 'en',
    isKnown,
    ...given,
  }
}
