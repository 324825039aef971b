/** The cards of the late-orders overview: what each says, whether it opens, and in which order they stand. */
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'

/** What is known of one machine's late orders. A figure that is being renewed stays until the new one is there. */
export type LateLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'error' }
  | { readonly state: 'loaded'; readonly count: number; readonly hours: number }

export interface LateCard {
  readonly machine_id: string
  readonly load: LateLoad
}

export type LateLook = 'loading' | 'error' | 'none' | 'late'

export function lateLook(load: LateLoad): LateLook {
  if (load.state !== 'loaded') return load.state
  return load.count > 0 ? 'late' : 'none'
}

/** White, red, green, yellow; the screen adds a word, because colour alone says nothing to some. */
export const lateColours: Readonly<Record<LateLook, 'white' | 'red' | 'green' | 'yellow'>> = {
  loading: 'white',
  error: 'red',
  none: 'green',
  late: 'yellow',
}

/** Only a card with late orders has something behind it. */
export function opensLateOrders(load: LateLoad): boolean {
  return lateLook(load) === 'late'
}

interface LateOptions {
  readonly orderOnNumberOfLateOrder: boolean
  readonly showOnlyMachinesWithLateorder: boolean
}

/** A machine that is loading or could not be loaded always stays: it must not be taken for one without late orders. */
export function lateCards(cards: readonly LateCard[], options: LateOptions, language = 'en'): LateCard[] {
  const shown = options.showOnlyMachinesWithLateorder ? cards.filter(({ load }) => lateLook(load) !== 'none') : cards
  if (!options.orderOnNumberOfLateOrder) return [...shown]
  return [...shown].sort(
    (a, b) =>
      figure(b, 'count') - figure(a, 'count') ||
      figure(b, 'hours') - figure(a, 'hours') ||
      naturalCompare(a.machine_id, b.machine_id, language),
  )
}

function figure({ load }: LateCard, name: 'count' | 'hours'): number {
  return load.state === 'loaded' ? load[name] : 0
}
