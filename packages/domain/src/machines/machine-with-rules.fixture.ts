/** A machine with every kind of rule, and what it wrote: for tests of whole streams. */
import { type Calendar, compileCalendar } from '../ground/calendar.ts'
import type { MachineRules } from './machine-rules.ts'
import { type MachineChange, type MachineState, unheard } from './machine-state.ts'
import { replay, type TimedEvent } from './rebuild.ts'
import { enterChanges, type StopLedger } from './stop-ledger.ts'
import { UNCODED } from './uncoded.ts'

export const MINUTE = 60_000

export const HOUR = 60 * MINUTE

export function rulesFor(day_start: string, zone: string, micro_stop_seconds = 0): MachineRules {
  const work = [
    { from: '06:00', to: '14:00', shift: 1 },
    { from: '14:00', to: '22:30', shift: 2 },
    { from: '22:30', to: '05:00', shift: 3 },
  ]
  const plan = {
    calendar_id: 1,
    week: ['work', 'work', 'work', 'work', 'work', 'work', 'short'],
    days: {},
    day_types: { work, short: work.slice(0, 1) },
    start_date: '2025-12-29',
    end_date: '2027-01-03',
  }
  const plain = { inherit_seconds: 0, reset_seconds: 0, reset_event: '', reset_code: '', scrap_percent: 0 } as const
  return {
    calendar: compileCalendar(plan, { zone, day_start }),
    codes: new Map([
      ['100', { ...plain, inherit_seconds: 600 }],
      ['200', { ...plain, reset_seconds: 1800, reset_code: '100' }],
      ['300', { ...plain, reset_event: 'new_shift' as const }],
      ['400', { ...plain, reset_event: 'new_day' as const, reset_code: '200' }],
      ['600', { ...plain, scrap_percent: 50 }],
    ]),
    min_run_seconds: 20,
    unattended_code: '900',
    micro_stop_seconds,
    contact: { seconds: 600, earlier: [] },
    automatic: [
      {
        set_code: '500',
        only_when: [UNCODED, '100'],
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from_time: '11:30',
        until_time: '12:00',
        calendars: [],
      },
      {
        set_code: '510',
        only_when: [UNCODED],
        weekdays: [1, 3, 6],
        from_time: '23:45',
        until_time: '00:15',
        calendars: [1],
      },
    ],
    values: [
      { record_no: 1, signal: 'door', comparison: '=', value: 'open', reason: '700', verifying: true },
      { record_no: 2, signal: 'pressure', comparison: '<', value: '4,5', reason: '200', verifying: false },
      { record_no: 3, signal: 'pressure', comparison: '>=', value: '9', reason: '400', verifying: true },
    ],
  }
}

export const roundTheClock = (zone: string, day_start: string): Calendar => compileCalendar(null, { zone, day_start })

interface Counted {
  run: number
  stop: number
  silent: number
  micro: number
  cycles: number
  pieces: number
  scrap: number
}

/** A machine with what it wrote: stops, and time and cycles per day and shift. */
export class Written {
  state: MachineState = unheard
  stops: StopLedger = new Map()
  figures = new Map<string, Counted>()
  checkpoints: { day: string; at: number; state: MachineState }[] = []

  write(changes: readonly MachineChange[]): void {
    const turned = enterChanges(this.stops, changes)
    for (const change of changes) {
      if (change.change === 'checkpoint') {
        // As the table does: the day is its key.
        this.checkpoints = [...this.checkpoints.filter(({ day }) => day !== change.day), change]
      }
      if (change.change === 'heard') {
        this.checkpoints = this.checkpoints.map((one) =>
          one.at > change.at && one.state.last_signal < change.at
            ? { ...one, state: { ...one.state, last_signal: change.at } }
            : one,
        )
      }
      if (change.change !== 'count-time' && change.change !== 'count-cycles') continue
      const key = `${change.day} ${change.shift}`
      const found = this.figures.get(key) ?? { run: 0, stop: 0, silent: 0, micro: 0, cycles: 0, pieces: 0, scrap: 0 }
      if (change.change === 'count-time') {
        found[change.status === 'R' ? 'run' : 'stop'] += change.to - change.from
        found.silent += change.silent_ms
        found.micro += change.micro ? change.to - change.from : 0
      } else {
        found.cycles += change.cycles
        found.pieces += change.cycles * (4 - change.reduction)
        found.scrap += change.cycles * (4 - change.reduction) * change.scrap_percent
      }
      this.figures.set(key, found)
    }
    for (const { day, shift, from, to } of turned) {
      const found = this.figures.get(`${day} ${shift}`)
      if (found) found.micro -= to - from
    }
  }

  rebuildFrom(from: number, events: readonly TimedEvent[], rules: MachineRules, until: number): void {
    const start = this.checkpoints.filter(({ at }) => at <= from).at(-1)
    const since = start?.at ?? 0
    this.checkpoints = this.checkpoints.filter(({ at }) => at < since)
    for (const [key, entry] of this.stops) if (!entry || entry.start >= since) this.stops.delete(key)
    for (const key of this.figures.keys()) if (key.slice(0, 10) >= (start?.day ?? '')) this.figures.delete(key)
    const { state, changes } = replay(start?.state ?? null, inOrder(events.filter(({ at }) => at >= since)), {
      rules,
      until,
    })
    this.state = state
    this.write(changes)
  }

  seen() {
    const stops = [...this.stops.values()].filter((entry) => entry !== null).sort((a, b) => a.start - b.start)
    const figures = [...this.figures].filter(([, { run, stop, cycles }]) => run + stop + cycles > 0).sort()
    const checkpoints = this.checkpoints.map(({ day, at, state }) => ({ day, at, state }))
    return { stops, figures, checkpoints, state: this.state }
  }
}

/** By time; at the same moment as they came. */
export function inOrder(events: readonly TimedEvent[]): TimedEvent[] {
  return [...events].sort((a, b) => a.at - b.at)
}
