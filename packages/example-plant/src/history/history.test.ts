import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { MachineEvent } from '@takt/domain/machines/machine-state.ts'
import { oee, sum as oeeSum } from '@takt/domain/machines/oee/oee.ts'
import { replay } from '@takt/domain/machines/rebuild.ts'
import { enterChanges, type StopLedger } from '@takt/domain/machines/stop-ledger.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { calendarsOf } from '../calendars.ts'
import { exampleCompany } from '../companies.ts'
import { examplePlants } from '../example-plant.ts'
import type { Plant, PlantMachine } from '../plant.ts'
import { historyOf, machinesWithHistory } from './history.ts'
import { type Figures, type MachineHistory, noFigures } from './history-rows.ts'
import { rulesFor } from './last-day.ts'
import { wearOf } from './tool-wear.ts'

const DAYS = 31

/** A working morning, a night shift, a Sunday, and the night in which the clock goes forward. */
const moments = ['2026-03-10T09:30:00Z', '2026-03-11T02:10:07Z', '2026-03-15T12:00:00Z', '2026-03-29T01:30:00Z'].map(
  (text) => Date.parse(text),
)
const now = moments[0] as number
const plantAt = (moment: number) => examplePlants(moment)[0] as Plant

let plant: Plant
let month: MachineHistory[]
beforeAll(() => {
  plant = plantAt(now)
  month = [...historyOf(plant, { now, history_days: DAYS })]
})

const machineOf = ({ machine_id }: MachineHistory) =>
  plant.machines.find((machine) => machine.machine_id === machine_id) as PlantMachine

function sumOf<T extends Figures>(rows: readonly T[]): Figures {
  const total = noFigures()
  for (const row of rows) for (const key of Object.keys(total) as (keyof Figures)[]) total[key] += row[key]
  return total
}

function grouped<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

const shiftKey = ({ day, shift }: { day: string; shift: number }) => `${day} ${shift}`
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('T-PLANT-26 the same plant has the same past', () => {
  expect(historyOf(plant, { now, history_days: DAYS }).next().value).toEqual(month[0])
})

describe('a month of every machine', () => {
  test('has a past for each machine that makes pieces', () => {
    expect(month.map(({ machine_id }) => machine_id)).toEqual(
      machinesWithHistory(plant).map(({ machine_id }) => machine_id),
    )
  })

  test('run and stop time of a shift are its length', () => {
    const calendarOf = calendarsOf(plant)
    for (const history of month) {
      const calendar = calendarOf(machineOf(history))
      const days = [...new Set(history.shift_figures.map(({ day }) => day))]
      expect(days).toHaveLength(DAYS + 1)
      const lengths = days.flatMap((day) => calendar.ofDay(day)).filter(({ from }) => from < now)
      for (const [key, pieces] of grouped(lengths, shiftKey)) {
        const length = sum(pieces.map(({ from, to }) => Math.min(to, now) - from))
        const figures = history.shift_figures.find((row) => shiftKey(row) === key)
        expect((figures?.run_ms ?? 0) + (figures?.stop_ms ?? 0)).toBe(length)
      }
    }
  })

  test('T-PLANT-26 stop time of a shift is the sum of its stops', () => {
    for (const { shift_figures, stops } of month) {
      const byShift = grouped(stops, shiftKey)
      for (const row of shift_figures) {
        const own = byShift.get(shiftKey(row)) ?? []
        expect(row.stop_ms).toBe(sum(own.map(({ from, to }) => (to ?? now) - from)))
      }
    }
  })

  test('unplanned time is stop time', () => {
    const unplanned = month.flatMap(({ shift_figures }) => shift_figures.filter(({ shift }) => shift === 0))
    expect(unplanned.length).toBeGreaterThan(500)
    expect(sum(unplanned.map(({ run_ms, cycles }) => run_ms + cycles))).toBe(0)
  })

  test('time per reason is the sum of the ended stops, and a stop that goes on is not counted twice', () => {
    for (const { reason_figures, stops } of month) {
      const key = (row: { day: string; shift: number; stop_reason: string }) => `${shiftKey(row)} ${row.stop_reason}`
      const byReason = grouped(stops, key)
      expect(reason_figures).toHaveLength(byReason.size)
      for (const row of reason_figures) {
        const own = byReason.get(key(row)) ?? []
        expect(row.stop_ms).toBe(sum(own.map(({ from, to }) => (to ?? from) - from)))
        expect(row.stops).toBe(own.filter(({ continues }) => continues === 0).length)
      }
    }
  })

  test('stops follow each other without overlapping, and only the last can be open', () => {
    for (const { stops } of month) {
      stops.forEach((stop, index) => {
        const next = stops[index + 1]
        if (!next) return
        expect(stop.to).not.toBeNull()
        expect(next.from).toBeGreaterThanOrEqual(stop.to as number)
        if (next.continues === 1) expect(next.from).toBe(stop.to)
      })
    }
  })

  test('T-PLANT-26 figures of the runs together are those of the machine', () => {
    const wrong: string[] = []
    let alone = 0
    for (const { machine_id, shift_figures, run_figures, runs } of month) {
      const byShift = grouped(run_figures, shiftKey)
      const idle = idleFrom(runs)
      for (const row of shift_figures) {
        const own = byShift.get(shiftKey(row)) ?? []
        const { run_ms, stop_ms, micro_ms, cycles, ...quantities } = sumOf(own)
        for (const [name, value] of Object.entries(quantities)) {
          const differs = Math.abs(value - row[name as keyof Figures]) > 0.001
          if (differs) wrong.push(`${machine_id} ${shiftKey(row)} ${name}`)
        }
        // Two orders at once share the time of the machine; without an order it belongs to none.
        const starts = new Set(own.map(({ run }) => runs[run]?.start))
        if (starts.size < own.length || row.day >= idle) continue
        alone += 1
        if (run_ms !== row.run_ms || stop_ms !== row.stop_ms || micro_ms !== row.micro_ms || cycles !== row.cycles) {
          wrong.push(`${machine_id} ${shiftKey(row)} time`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(alone).toBeGreaterThan(2000)
  })

  test('a card has what its runs made, less the scrap that reduces it', () => {
    for (const { cards, runs, run_figures } of month) {
      const byRun = grouped(run_figures, ({ run }) => String(run))
      runs.forEach((run, index) => {
        const card = cards[index]
        expect(card?.card_no).toBe(run.card_no)
        const figures = byRun.get(String(index))
        if (!figures) return
        const { counted_qty, reported_qty, reducing_scrap_qty, scrap_qty } = sumOf(figures)
        expect(card?.good_qty).toBeCloseTo(counted_qty + reported_qty - reducing_scrap_qty, 3)
        expect(card?.scrap_qty).toBeCloseTo(scrap_qty, 3)
      })
    }
  })

  test('T-PLANT-26 bookings are those of the figures, in their run and shift', () => {
    const reasons = new Map(plant.scrap_reasons.map((reason) => [reason.code, reason]))
    const wrong: unknown[] = []
    for (const { scrap, good, run_figures, runs, machine_id } of month) {
      const key = (row: { run: number; day: string; shift: number }) => `${row.run} ${shiftKey(row)}`
      const scrapOf = grouped(scrap, key)
      const goodOf = grouped(good, key)
      for (const row of run_figures) {
        const own = scrapOf.get(key(row)) ?? []
        const quantity = (which: (one: (typeof own)[number]) => boolean) =>
          sum(own.filter(which).map(({ scrap_qty }) => scrap_qty))
        const agrees =
          row.scrap_qty === quantity(() => true) &&
          row.scrap_oee_qty === quantity((one) => reasons.get(one.scrap_reason)?.exclude_from_oee === 0) &&
          row.reducing_scrap_qty === quantity(({ reduces_good }) => reduces_good === 1) &&
          row.reported_qty === sum((goodOf.get(key(row)) ?? []).map(({ good_qty }) => good_qty))
        if (!agrees) wrong.push(row)
      }
      for (const booking of [...scrap, ...good]) {
        const run = runs[booking.run]
        const inside = run && booking.at >= run.start && booking.at < (run.end ?? now)
        if (!inside || run.card_no !== booking.card_no) wrong.push(booking)
      }
      wrong.push(...scrap.filter((one) => reasons.get(one.scrap_reason)?.machines?.includes(machine_id) === false))
    }
    expect(wrong).toEqual([])
  })

  test('pieces are counted where the machine counts, and reported where people do', () => {
    for (const history of month) {
      const { counted_qty, reported_qty, cycles } = sumOf(history.shift_figures)
      const counts = machineOf(history).good_from_cycles
      expect([cycles > 0, counted_qty > 0, reported_qty > 0]).toEqual([true, counts, !counts])
    }
  })

  test('each change of order is set up', () => {
    for (const { runs, stops, machine_id } of month) {
      const begins = [...new Set(runs.map(({ start }) => start))].sort((a, b) => a - b).slice(1)
      const setups = new Set(stops.filter((s) => ['101', '102'].includes(s.stop_reason)).map(({ from }) => from))
      const missing = begins.filter((start) => !setups.has(start))
      expect(missing.length, machine_id).toBeLessThanOrEqual(2)
    }
  })

  test('only stops of the last days are without a reason', () => {
    const uncoded = month.flatMap(({ stops }) => stops.filter(({ stop_reason }) => stop_reason === '-'))
    expect(uncoded.length).toBeGreaterThan(0)
    expect(uncoded.filter(({ from }) => from < now - 4 * 86_400_000)).toEqual([])
  })
})

test('T-PLANT-174 the machine with a limit of micro-stops has had many of them, each shorter than it', () => {
  const machine = plant.machines.find(({ micro_stop_seconds }) => micro_stop_seconds > 0) as PlantMachine
  const own = month.find(({ machine_id }) => machine_id === machine.machine_id) as MachineHistory
  const micro = own.stops.filter(({ stop_reason }) => stop_reason === '~')
  expect(micro.length).toBeGreaterThan(100)
  expect(micro.every(({ from, to }) => (to ?? now) - from < machine.micro_stop_seconds * 1000)).toBe(true)
  expect(sumOf(own.shift_figures).micro_ms).toBe(micro.reduce((sum, { from, to }) => sum + (to ?? now) - from, 0))
})

/** The day on which the last order ended, for a machine that got no other. */
function idleFrom(runs: MachineHistory['runs']): string {
  if (runs.some(({ end }) => end === null)) return '9999-12-31'
  return addDays(localDate(Math.max(...runs.map(({ end }) => end ?? 0)), exampleCompany.time_zone), -1)
}

describe.each(moments.map((moment) => [new Date(moment).toISOString(), moment]))('the last day at %s', (_, moment) => {
  test('built again from its checkpoint and signals it is the same', () => {
    const there = plantAt(moment)
    const calendarOf = calendarsOf(there)
    const codes = new Map(there.stop_codes.map((code) => [code.stop_code, code]))
    for (const history of historyOf(there, { now: moment, history_days: 4 })) {
      const machine = there.machines.find(({ machine_id }) => machine_id === history.machine_id) as PlantMachine
      const rules = rulesFor(machine, { calendar: calendarOf(machine), codes, automatic: there.automatic_reasons })
      const { checkpoint, signals } = history
      const events = signals.map(({ at, kind, value }) => ({ at, event: { kind, value } as MachineEvent }))
      const again = replay(checkpoint.state, events, { rules, until: moment })
      expect({ ...again.state, last_signal: moment }).toEqual(history.state)

      const ledger: StopLedger = new Map()
      const turned = enterChanges(ledger, again.changes)
      const rebuilt = [...ledger.values()]
        .flatMap((entry) => entry ?? [])
        .map((entry) => [
          ...[entry.start, entry.end, entry.day, entry.shift, entry.stop_reason, entry.note, entry.employee],
          ...[entry.automatic, entry.continues],
        ])
      const written = history.stops
        .filter(({ from }) => from >= checkpoint.at)
        .map((stop) => [
          ...[stop.from, stop.to, stop.day, stop.shift, stop.stop_reason, stop.note, stop.employee],
          ...[stop.coded_automatically, stop.continues],
        ])
      expect(rebuilt, history.machine_id).toEqual(written)
      expect(history.state.stop, history.machine_id).toBe(openStop(history))

      const counted = { run_ms: 0, stop_ms: 0, micro_ms: 0, cycles: 0 }
      for (const change of again.changes) {
        if (change.change === 'count-cycles') counted.cycles += change.cycles
        if (change.change === 'count-time') {
          counted[change.status === 'R' ? 'run_ms' : 'stop_ms'] += change.to - change.from
          counted.micro_ms += change.micro ? change.to - change.from : 0
        }
      }
      for (const { from, to } of turned) counted.micro_ms -= to - from
      const { run_ms, stop_ms, micro_ms, cycles } = sumOf(
        history.shift_figures.filter(({ day }) => day === checkpoint.day),
      )
      expect(counted, history.machine_id).toEqual({ run_ms, stop_ms, micro_ms, cycles })
    }
  })
})

test('T-PLANT-290 a long run says its cycles as it goes on, so that no hour has the pieces of five', () => {
  let longest = 0
  for (const { signals, machine_id } of month) {
    const cycles = signals.filter(({ kind }) => kind === 'cycles')
    const hours = [...grouped(cycles, ({ at }) => String(Math.floor(at / 3_600_000))).values()]
    const counts = hours.map((one) => sum(one.map(({ value }) => Number(value))))
    longest = Math.max(longest, counts.length)
    const usual = 3600 / (plant.machines.find((m) => m.machine_id === machine_id)?.planned_cycle_seconds ?? 1)
    expect(Math.max(0, ...counts), machine_id).toBeLessThan(usual * 3)
  }
  expect(longest).toBeGreaterThan(3)
})

/** OEE of a machine in planned time, by plant day, newest first. */
function oeeByDay({ shift_figures }: MachineHistory) {
  const planned = shift_figures.filter(({ shift }) => shift !== 0)
  return [...grouped(planned, ({ day }) => day)]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([day, rows]) => {
      const parts = rows.map((row) => ({
        run_ms: row.run_ms,
        stop_ms: row.stop_ms,
        micro_ms: row.micro_ms,
        ideal_ms: row.counted_ideal_ms + row.reported_ideal_ms,
        pieces: row.counted_qty + row.reported_qty,
        scrap_oee: row.scrap_oee_qty,
      }))
      return { day, run_ms: sum(rows.map(({ run_ms }) => run_ms)), ...oee(oeeSum(parts)) }
    })
}

test('T-PLANT-290 today, yesterday and over the month every machine with an order has figures that a plant can have', () => {
  const odd: unknown[] = []
  const judge = (machine_id: string, { tak, a_percent, k_percent, day }: ReturnType<typeof oeeByDay>[number]) => {
    const known = tak !== null && a_percent !== null && k_percent !== null
    if (!known || tak < 45 || tak > 97 || a_percent < 75 || a_percent > 99 || k_percent < 92) {
      odd.push({ machine_id, day, tak, a_percent, k_percent })
    }
  }
  for (const history of month) {
    if (!history.runs.some(({ end }) => end === null)) continue
    const [today, yesterday, ...before] = oeeByDay(history)
    if (today && today.run_ms > 30 * 60_000) judge(history.machine_id, today)
    if (yesterday) judge(history.machine_id, yesterday)
    for (const day of before) {
      if (day.a_percent !== null && (day.a_percent < 70 || day.a_percent > 99)) odd.push({ ...day })
    }
  }
  expect(odd).toEqual([])
})

test('T-PLANT-290 people report each hour of the last days, and in a shift that goes on a few minutes ago', () => {
  const byHand = month.filter((history) => !machineOf(history).good_from_cycles)
  const open = byHand.filter(({ state, runs }) => state.status === 'R' && runs.some(({ end }) => end === null))
  expect(open.length).toBeGreaterThan(5)
  for (const { good, machine_id } of open) {
    const last = Math.max(...good.map(({ at }) => at))
    expect(now - last, machine_id).toBeLessThan(15 * 60_000)
    expect(good.filter(({ at }) => at > now - 86_400_000).length, machine_id).toBeGreaterThan(5)
  }
})

function openStop({ stops }: MachineHistory): string {
  const last = stops.at(-1)
  return last && last.to === null ? String(last.from) : ''
}

test('T-PLANT-523 days of a machine around the clock are of one size, whatever it makes', () => {
  const caps = month.find(({ machine_id }) => machine_id === 'M101')
  const days = Map.groupBy(caps?.shift_figures ?? [], ({ day }) => day)
  // The last day goes on, and the first may have begun before the past does.
  const made = [...days.values()].slice(1, -1).map((rows) => sumOf(rows).counted_qty)
  expect(made.length).toBeGreaterThan(25)
  expect(Math.max(...made) / Math.min(...made)).toBeLessThan(2)
})

test('a tool spoils more before its service than after it', () => {
  const day = 86_400_000
  const year = Array.from({ length: 365 }, (_, index) => wearOf('T-1001', now + index * day))
  const falls = year.filter((wear, index) => index > 0 && wear < (year[index - 1] ?? 0) / 2)
  expect(falls.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...year)).toBeGreaterThan(2 * Math.min(...year))
})
