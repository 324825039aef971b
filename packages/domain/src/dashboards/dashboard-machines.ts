import { type GroupType, groupTypes } from '../ground/navigation/locations.ts'
import type { Dashboard } from './dashboard.ts'
import { sourcePlace } from './source-place.ts'

/** A machine and the places it belongs to. */
export interface PlacedMachine {
  readonly machine_id: string
  readonly department: string
  readonly zone: string
  readonly category: string
}

type Shown = Pick<Dashboard, 'dataSources' | 'widgets' | 'parameters'>

/**
 * The machines whose data a dashboard shows: all that its sources and widgets name, those of the places its widgets and
 * sources are set to, and those of the dashboards inside it. 'all' as soon as a source is of every machine, or something takes a machine from the address, which anybody can
 * write. What is inside takes its parameters from the dashboard around it, never from the address.
 */
export function dashboardMachines(
  dashboard: Shown,
  inside: readonly Shown[],
  known: readonly PlacedMachine[],
): readonly string[] | 'all' {
  const sources = [dashboard, ...inside].flatMap(({ dataSources }) => dataSources.map(({ parameters }) => parameters))
  const ofPlaces = sources.flatMap((parameters) => sourcePlace(parameters) ?? [])
  const ofMachines = sources.filter((parameters) => sourcePlace(parameters) === undefined)
  if (ofMachines.some(({ machine_ids = '' }) => machine_ids.trim() === '')) return 'all'
  const own = textsIn([dashboard.widgets, dashboard.dataSources])
  const asked = dashboard.parameters.some(({ parameter }) => own.some((text) => text.includes(`[${parameter}]`)))
  if (asked) return 'all'
  const texts = [...own, ...inside.flatMap(({ widgets, dataSources }) => textsIn([widgets, dataSources]))]
  const named = new Set(texts.flatMap((text) => text.split(/[;,]/).map((part) => part.trim())))
  const ofWidgets = [dashboard, ...inside].flatMap(({ widgets }) => widgets.flatMap(({ config }) => placeIn(config)))
  const places = [...ofPlaces, ...ofWidgets]
  return known
    .filter(
      (machine) =>
        named.has(machine.machine_id) ||
        places.some(({ locationtype, location }) => machine[locationtype] === location),
    )
    .map(({ machine_id }) => machine_id)
}

/** The place that a widget is set to instead of machines. */
function placeIn(config: Readonly<Record<string, unknown>>): { locationtype: GroupType; location: string }[] {
  const { location } = config
  const locationtype = groupTypes.find((type) => type === config.locationtype)
  return locationtype === undefined || typeof location !== 'string' || location === ''
    ? []
    : [{ locationtype, location }]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
