/** Puts together what the guards look at. */
import { isLocation, type Location } from '@takt/domain/ground/navigation/locations.ts'
import type { Visit } from '@takt/domain/ground/navigation/visit.ts'
import { sortMachines } from '@takt/domain/machines/navigation/machine-order.ts'
import { call } from '../data/call/call.ts'
import { queryClient } from '../data/call/query-client.ts'
import { machineOrder } from '../data/machines/machine-order.ts'
import { areMachinesKnown, machines, machinesLoaded } from '../data/machines/machines.ts'
import { startPage } from '../data/session/start-page.ts'
import { currentLanguage } from '../data/words/language.ts'
import { currentSession } from '../device/session-store.ts'
import { isKnownPath, matchRoute } from './match-route.ts'
import { rememberedPath } from './remembered-path.ts'

const GROUPS_STALE_MS = 60_000

export interface LoadedFacts {
  readonly machines: Visit['machines']
  readonly locations: Visit['locations']
}

/** Loads only what the rules for this path ask about. What cannot be loaded is not judged: the page shows the failure itself. */
export async function loadFacts(path: string): Promise<LoadedFacts> {
  const session = currentSession()
  if (session === null) return { machines: undefined, locations: undefined }
  const route = matchRoute(path)
  const params = route?.params ?? {}
  const needsMachines = params.machine !== undefined || session.only_interface
  const needsLocations =
    params.category !== undefined ||
    (params.locationtype !== undefined &&
      (params.locationtype !== 'mine' || route?.pattern.startsWith('/statistics/') === true))
  const [, locations] = await Promise.all([
    needsMachines ? machinesLoaded() : null,
    needsLocations ? groups() : undefined,
  ])
  const rows = machines.keys().map((key) => machines.get(key)!)
  return {
    machines:
      needsMachines && areMachinesKnown() ? sortMachines(rows, machineOrder.get(), currentLanguage()) : undefined,
    locations,
  }
}

async function groups(): Promise<Location[] | undefined> {
  const load = { queryKey: ['get_groups', {}], queryFn: () => call('get_groups', {}), staleTime: GROUPS_STALE_MS }
  return queryClient
    .fetchQuery(load)
    .then((known) => known.filter(isLocation))
    .catch(() => undefined)
}

export function visitFrom(href: string, facts: LoadedFacts, shown: string | null): Visit {
  const [path = '/', search = ''] = (href.split('#')[0] as string).split('?')
  const route = matchRoute(path)
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    shown,
    route: route?.facts,
    params: route?.params ?? {},
    session: currentSession(),
    machines: facts.machines,
    locations: facts.locations,
    remembered: (currentSession() && startPage.get()) || (rememberedPath()?.path ?? null),
    language: currentLanguage(),
    isKnown: isKnownPath,
  }
}
