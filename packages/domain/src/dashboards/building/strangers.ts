/** What a board from elsewhere names that is not known here: D-BUILD-15. */
import { groupTypes } from '../../ground/navigation/locations.ts'
import { parseMachineList } from '../../machines/machine-list.ts'
import type { Dashboard } from '../dashboard.ts'
import { embeddedSlugs } from '../dashboard-choice.ts'
import { readQueryChoice } from '../query-choice.ts'
import { sourcePlace } from '../source-place.ts'
import { unknownKinds } from '../widget-problems.ts'

export const strangerKinds = ['machine', 'place', 'query', 'dashboard', 'component'] as const

export interface Stranger {
  readonly what: (typeof strangerKinds)[number]
  readonly name: string
  /** '' where a data source names it. */
  readonly widget_id: string
}

export interface KnownHere {
  readonly machines: ReadonlySet<string>
  /** By 'zone:A1'. */
  readonly places: ReadonlySet<string>
  /** Numbers of saved queries, as text. */
  readonly queries: ReadonlySet<string>
  readonly dashboards: ReadonlySet<string>
}

/** Each once for each widget, in the order of the board; what a parameter of the page fills is nobody's name yet. */
export function strangersIn(board: Dashboard, known: KnownHere): Stranger[] {
  const found = [
    ...board.dataSources.flatMap(({ parameters }) => [
      ...named('machine', parseMachineList(parameters.machine_ids ?? ''), known.machines, ''),
      ...named('place', placeName(sourcePlace(parameters)), known.places, ''),
    ]),
    ...board.widgets.flatMap((widget) => {
      const { id, config } = widget
      const place = typeof config.location === 'string' && config.location !== '' ? config : undefined
      const locationtype = groupTypes.find((type) => type === place?.locationtype)
      return [
        ...named(
          'component',
          unknownKinds([widget], []).map(() => widget.component),
          new Set(),
          id,
        ),
        ...named('machine', machinesNamed(config), known.machines, id),
        ...named('place', locationtype === undefined ? [] : [`${locationtype}:${place?.location}`], known.places, id),
        ...named('query', queriesNamed(config), known.queries, id),
        ...named('dashboard', embeddedSlugs({ ...board, widgets: [widget] }), known.dashboards, id),
      ]
    }),
  ]
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = JSON.stringify(one)
    return seen.has(key) ? false : seen.add(key)
  })
}

function named(
  what: Stranger['what'],
  names: readonly string[],
  known: ReadonlySet<string>,
  widget_id: string,
): Stranger[] {
  return names
    .filter((name) => name !== '' && !name.includes('[') && !known.has(name))
    .map((name) => ({ what, name, widget_id }))
}

function placeName(place: ReturnType<typeof sourcePlace>): string[] {
  return place === undefined ? [] : [`${place.locationtype}:${place.location}`]
}

/** Under every name that an option or a value has for machines. */
function machinesNamed(value: unknown): string[] {
  return valuesUnder(value, /^machine(Id|List)?$/i).flatMap((entry) =>
    Array.isArray(entry) ? entry.filter((id) => typeof id === 'string') : typeof entry === 'string' ? [entry] : [],
  )
}

function queriesNamed(value: unknown): string[] {
  return valuesUnder(value, /^sqlSource$/).map((sqlSource) => readQueryChoice({ sqlSource }).sqlSource)
}

function valuesUnder(value: unknown, key: RegExp): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesUnder(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => (key.test(name) ? [entry] : valuesUnder(entry, key)))
}
