/** Links that the product puts together while it runs. Its own functions are asked, from the page one is on. */
import { isolatedMenu } from '@takt/domain/ground/navigation/isolated-menu.ts'
import { activityPages, activityPath } from '@takt/domain/ground/navigation/path-rewrites.ts'
import { samePageAt } from '@takt/domain/ground/navigation/same-page-at.ts'
import { overviewOf, type ShownPage } from '@takt/domain/ground/navigation/viewtype.ts'
import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { menuFlags } from '@takt/domain/machines/menu-flags.ts'
import { panelLinks } from '@takt/domain/machines/navigation/panel-links.ts'

export interface MadeLinks {
  /** The links are there when the product comes to this export. */
  readonly by: { readonly path: string; readonly name: string }
  /** Addresses; those that no page has are left out, as on the screen. */
  readonly from: (shown: string) => readonly string[]
}

export interface Web {
  match(path: string): ShownPage | undefined
  isKnown(path: string): boolean
  readonly linkWords: Readonly<Record<string, unknown>>
  belowList(list: string, page: 'code' | 'split'): string
}

const place = { locationtype: 'department', location: 'A' }

/** Pages on which stops are chosen to be coded or split, and to be coded anew. */
const UNCODED = /\/(uncoded(-location|\/M1)?|time-history)$|^\/dashboards\/[^/]+$/
const HISTORY = /\/(history-stops|history\/M1)$/

/** Somebody who may do everything, at a machine that can do everything. */
const everything = {
  machine: {
    machine_id: 'M1',
    tool_id: 'T1',
    category: 'C1',
    special_functions: Object.values(specialFunctions).flatMap(({ sf }) => sf),
  },
  touch: { empty: false, ...Object.fromEntries(menuFlags.map((flag) => [flag, 1 as const])) },
  user: {
    permissions: permissionNames,
    settings: { show_cavities: 1, internal_activity: 1, resource_planning: 1 },
  },
}

export function madeLinks({ match, isKnown, linkWords, belowList }: Web): readonly MadeLinks[] {
  const links = (where: Parameters<typeof panelLinks>[0]['place']) =>
    panelLinks({ ...everything, place: where, isKnown })
      .filter(({ id }) => id in linkWords)
      .map(({ path }) => path)
  const all: readonly MadeLinks[] = [
    {
      by: { path: 'apps/web/src/pages/machines/machine-interface/MoreActions.tsx', name: 'MoreActions' },
      from: (shown) => (shown === '/interface/M1' ? links({ kind: 'interface' }) : []),
    },
    {
      by: { path: 'apps/web/src/panels/machine-actions/MachineActionsPanel.tsx', name: 'default' },
      from: (shown) => {
        const route = match(shown)
        const viewtype = route && overviewOf(route)
        if (!route || viewtype === undefined || shown.split('/').length > 4) return []
        return links({ kind: 'overview', viewtype, ...('location' in route.params && place) })
      },
    },
    {
      by: { path: 'apps/web/src/panels/uncoded-stops/UncodedStopsPanel.tsx', name: 'default' },
      from: (shown) => (UNCODED.test(shown) ? [belowList(shown, 'code'), belowList(shown, 'split')] : []),
    },
    {
      by: { path: 'apps/web/src/panels/stop-history/StopHistoryPanel.tsx', name: 'default' },
      from: (shown) => (HISTORY.test(shown) ? [belowList(shown, 'code')] : []),
    },
    {
      by: { path: 'apps/web/src/shell/topbar/LocationPopover.tsx', name: 'default' },
      from: (shown) => [samePageAt(match(shown), undefined, isKnown), samePageAt(match(shown), place, isKnown)],
    },
    {
      by: { path: 'apps/web/src/pages/activities/activities/ActivityTabs.tsx', name: 'ActivityTabs' },
      from: (shown) => activityPages.map((page) => activityPath(shown, page)),
    },
    {
      // Where they are when they have signed in; they have no menu.
      by: { path: 'packages/domain/src/ground/navigation/isolated-menu.ts', name: 'isolatedMenu' },
      from: () => isolatedMenu({ only_ia: true, dashboard_isolated: true, isolated_dashboard: 'hall' }, isKnown),
    },
  ]
  return all.map(({ by, from }) => ({ by, from: (shown) => from(shown).filter(isKnown) }))
}
