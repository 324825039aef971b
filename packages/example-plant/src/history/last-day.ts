/** The last plant day as signals, from the machine's state when it began to its state now. */
import type { AutomaticReason, MachineRules } from '@takt/domain/machines/machine-rules.ts'
import { type MachineEvent, type MachineState, stopKey, unheard } from '@takt/domain/machines/machine-state.ts'
import { replay } from '@takt/domain/machines/rebuild.ts'
import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import type { SignalRow, StopRow } from './history-rows.ts'
import type { Stand } from './machine-time.ts'
import type { Stretch } from './stretches.ts'

export interface LastDayOf {
  readonly rules: MachineRules
  readonly stands: readonly Stand[]
  readonly stops: readonly StopRow[]
  readonly cycles: ReadonlyMap<Stretch, number>
  /** Closed cavities of the mounted tool, from the moment it was mounted. */
  readonly cavities: readonly { readonly at: number; readonly closed: number }[]
  readonly people: number
  readonly now: number
}

export interface LastDay {
  readonly signals: SignalRow[]
  readonly checkpoint: { readonly day: string; readonly at: number; readonly state: MachineState }
  readonly state: MachineState
}

export function lastDay(of: LastDayOf): LastDay {
  const { calendar } = of.rules
  const { day } = calendar.at(of.now - 1)
  const at = calendar.ofDay(day)[0]?.from ?? of.now
  const checkpoint = { day, at, state: stateBefore(at, of) }
  const signals = signalsSince(at, of)
  const events = signals.map(({ at: when, kind, value }) => ({ at: when, event: { kind, value } as MachineEvent }))
  const { state } = replay(checkpoint.state, events, { rules: of.rules, until: of.now })
  return { signals, checkpoint, state: { ...state, last_signal: of.now } }
}

/** As the machine was just before that moment. */
function stateBefore(at: number, { stands, stops, cavities, people }: LastDayOf): MachineState {
  const ended = stops.filter(({ from }) => from < at)
  const last = ended.at(-1)
  const mounted = cavities.filter((one) => one.at < at).at(-1)
  const known = {
    ...unheard,
    counted_to: at,
    last_signal: at,
    people,
    reduction: mounted?.closed ?? 0,
    reduction_since: mounted?.at ?? 0,
  }
  if (!last) return { ...known, status: 'R', since: at, previous_since: at }
  const standstill = beginning(stands, last.from)
  const endOf = last.to ?? at
  if (endOf < at) {
    const ran = { status: 'R', since: endOf, previous_since: standstill } as const
    return { ...known, ...ran, last_stop: stopKey(last.from), last_reason: last.stop_reason }
  }
  const before = ended.at(-2)
  return {
    ...known,
    status: 'S',
    since: standstill,
    previous_since: stands.filter(({ to }) => to < standstill).at(-1)?.to ?? standstill,
    stop: stopKey(last.from),
    reason: last.stop_reason,
    reason_since: stands.find(({ from, to }) => from <= last.from && last.from < to)?.from ?? last.from,
    automatic: last.coded_automatically,
    last_stop: before ? stopKey(before.from) : '',
    last_reason: before?.stop_reason ?? '',
  }
}

/** When the machine came to stand: stands that touch are one standstill. */
function beginning(stands: readonly Stand[], moment: number): number {
  let index = stands.findIndex(({ from, to }) => from <= moment && moment < to)
  while (index > 0 && stands[index - 1]?.to === stands[index]?.from) index -= 1
  return stands[index]?.from ?? moment
}

function signalsSince(since: number, { stands, stops, cycles, cavities, now }: LastDayOf): SignalRow[] {
  const signals: SignalRow[] = []
  for (const { at, closed } of cavities) {
    if (at >= since) signals.push({ at, kind: 'cavities', value: closed })
  }
  stands.forEach(({ from, to, reason, automatic }, index) => {
    const continues = stands[index - 1]?.to === from
    const ends = to < now && stands[index + 1]?.from !== to
    if (from >= since) {
      if (!continues) signals.push({ at: from, kind: 'state', value: 'stopped' })
      if (!hasNoReason(reason) && automatic === 0) signals.push({ at: from, kind: 'code', value: coding(stops, from) })
    }
    if (ends && to >= since) signals.push({ at: to, kind: 'state', value: 'running' })
  })
  for (const [stretch, value] of cycles) signals.push(...cyclesSaid(stretch, value))
  return signals
    .map((signal, order) => ({ signal, order }))
    .sort(byTime)
    .map(({ signal }) => signal)
}

const SAID_EVERY = 10 * 60_000

/** In lumps of some minutes, as machines count: said at once, the hours of a long run would be one hour with all pieces. */
function cyclesSaid({ from, to }: Stretch, value: number): SignalRow[] {
  const lumps = Math.ceil((to - from) / SAID_EVERY)
  const signals: SignalRow[] = []
  let said = 0
  for (let lump = 1; lump <= lumps; lump += 1) {
    const until = Math.floor((value * lump) / lumps)
    const at = from + Math.floor(((to - from) * lump) / lumps) - 1
    if (until > said) signals.push({ at, kind: 'cycles', value: until - said })
    said = until
  }
  return signals
}

function byTime(a: { signal: SignalRow; order: number }, b: { signal: SignalRow; order: number }): number {
  return a.signal.at - b.signal.at || a.order - b.order
}

function coding(stops: readonly StopRow[], from: number): Record<string, string> {
  const row = stops.find((stop) => stop.from === from)
  return { stop: stopKey(from), reason: row?.stop_reason ?? '', note: row?.note ?? '', employee: row?.employee ?? '' }
}

export function rulesFor(
  machine: Pick<MachineRules, 'min_run_seconds' | 'unattended_code' | 'micro_stop_seconds'> & {
    readonly machine_id: string
  },
  on: Pick<MachineRules, 'calendar' | 'codes'> & {
    readonly automatic: readonly (AutomaticReason & { readonly machines: readonly string[] | null })[]
  },
): MachineRules {
  return {
    calendar: on.calendar,
    codes: on.codes,
    min_run_seconds: machine.min_run_seconds,
    unattended_code: machine.unattended_code,
    micro_stop_seconds: machine.micro_stop_seconds,
    automatic: on.automatic.filter(({ machines }) => machines === null || machines.includes(machine.machine_id)),
    // The past was made without process values.
    values: [],
  }
}
