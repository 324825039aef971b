import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { describe, expect, test } from 'vitest'
import { calendarsOf } from '../calendars.ts'
import { examplePlants } from '../example-plant.ts'
import { moments } from '../moments.fixture.ts'
import type { Plant, PlantMachine } from '../plant.ts'
import { historyOf } from './history.ts'
import type { MachineHistory } from './history-rows.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const SETUP = new Set(['101', '102'])
const DAYS = 40

describe.each(moments)('started at $what', ({ now }) => {
  const [plant] = examplePlants(now) as [Plant]
  const calendarOf = calendarsOf(plant)
  const past = [...historyOf(plant, { now, history_days: DAYS })]
  const calendar = (of: MachineHistory) =>
    calendarOf(plant.machines.find(({ machine_id }) => machine_id === of.machine_id) as PlantMachine)

  test('T-LOOK-102 a set-up lasts a quarter of an hour to an hour, as long as nothing ends it', () => {
    const minutes: number[] = []
    for (const { stops } of past) {
      stops.forEach(({ from, to, stop_reason, continues }, index) => {
        if (!SETUP.has(stop_reason) || continues === 1 || to === null) return
        let end = to
        for (const next of stops.slice(index + 1)) {
          if (next.from !== end || next.stop_reason !== stop_reason) break
          end = next.to ?? now
        }
        if (end < now) minutes.push((end - from) / MINUTE)
      })
    }
    expect(minutes.length).toBeGreaterThan(300)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(14.9)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(60.1)
  })

  test('T-LOOK-103 the past goes into the present shift without a hole', () => {
    for (const history of past) {
      const { day, shift, from } = calendar(history).at(now - 1)
      const row = history.shift_figures.find((figures) => figures.day === day && figures.shift === shift)
      expect((row?.run_ms ?? 0) + (row?.stop_ms ?? 0), history.machine_id).toBeGreaterThanOrEqual(now - from)
      expect(history.state.counted_to, history.machine_id).toBe(now)
    }
  })

  test('T-LOOK-103 less than a tenth of the stops wait for a reason', () => {
    for (const days of [1, 7, DAYS]) {
      const stops = past.flatMap((history) =>
        history.stops.filter(
          ({ from, shift, continues, stop_reason }) =>
            from >= now - days * DAY && shift !== UNPLANNED && continues === 0 && stop_reason !== MICRO,
        ),
      )
      const waiting = stops.filter(({ stop_reason }) => stop_reason === UNCODED)
      expect(waiting.length, `${days} days`).toBeLessThanOrEqual(stops.length / 10)
    }
  })

  test('T-LOOK-103 no card has made more than it should, and no figure is below nothing', () => {
    for (const { cards, shift_figures, scrap, good, machine_id } of past) {
      for (const { card_no, good_qty, planned_op_qty, scrap_qty } of cards) {
        expect(good_qty, `${machine_id} ${card_no}`).toBeLessThanOrEqual(planned_op_qty * 1.05 + 20)
        expect(Math.min(good_qty, scrap_qty), card_no).toBeGreaterThanOrEqual(0)
      }
      for (const { counted_qty, reported_qty, counted_ideal_ms, reported_ideal_ms, run_ms } of shift_figures) {
        expect(Math.min(counted_qty, reported_qty)).toBeGreaterThanOrEqual(0)
        // What was begun before the shift is reported in it.
        expect(counted_ideal_ms + reported_ideal_ms, machine_id).toBeLessThanOrEqual(run_ms * 1.05 + 5 * MINUTE)
      }
      expect(Math.min(1, ...scrap.map(({ scrap_qty }) => scrap_qty))).toBeGreaterThan(0)
      expect(Math.min(1, ...good.map(({ good_qty }) => good_qty))).toBeGreaterThan(0)
    }
  })

  test('T-LOOK-120 in no hour of the last day more was thrown away than made', () => {
    const less: string[] = []
    for (const { machine_id, good, scrap, signals, runs } of past) {
      const { good_from_cycles } = plant.machines.find((one) => one.machine_id === machine_id) as PlantMachine
      const hours = new Map<number, number>()
      const add = (at: number, pieces: number) => {
        const hour = Math.floor(at / (60 * MINUTE))
        hours.set(hour, (hours.get(hour) ?? 0) + pieces)
      }
      for (const { at, good_qty } of good) add(at, good_qty)
      for (const { at, scrap_qty, reduces_good } of scrap) add(at, -scrap_qty * reduces_good)
      if (good_from_cycles) {
        // Of what runs at once each makes its share of a cycle.
        const perCycle = (at: number) =>
          runs.reduce((sum, { start, end, insatser }) => sum + (start <= at && at <= (end ?? now) ? insatser : 0), 0)
        for (const { at, kind, value } of signals) if (kind === 'cycles') add(at, Number(value) * perCycle(at))
      }
      const since = good_from_cycles ? Math.min(...signals.map(({ at }) => at)) : now - DAY
      for (const [hour, pieces] of hours) {
        const from = hour * 60 * MINUTE
        if (from >= since && pieces < 0) less.push(`${machine_id} ${new Date(from).toISOString()} ${pieces}`)
      }
    }
    expect(less).toEqual([])
  })

  test('T-LOOK-120 nobody reports in an hour of the last day what takes longer than an hour to make', () => {
    const more: string[] = []
    for (const { machine_id, good, shift_figures } of past) {
      const earned = new Map<number, number>()
      for (const { at, good_qty, day, shift } of good) {
        if (at < now - DAY) continue
        const of = shift_figures.find((figures) => figures.day === day && figures.shift === shift)
        const hour = Math.floor(at / (60 * MINUTE))
        const each = (of?.reported_ideal_ms ?? 0) / (of?.reported_qty || 1)
        earned.set(hour, (earned.get(hour) ?? 0) + good_qty * each)
      }
      for (const [hour, ms] of earned) {
        // The mean of a shift of two articles is that of neither.
        if (ms > 75 * MINUTE) more.push(`${machine_id} ${new Date(hour * 60 * MINUTE).toISOString()} ${ms / MINUTE}`)
      }
    }
    expect(more).toEqual([])
  })

  test('T-LOOK-103 what is running was begun by somebody of that shift, and so is what was coded', () => {
    for (const history of past) {
      const shiftOf = new Map(
        plant.employees.map(({ employee_number, shift, works_at }) => [
          employee_number,
          works_at.length === 0 ? null : shift,
        ]),
      )
      for (const { employee, shift } of history.stops) {
        const own = shiftOf.get(employee) ?? null
        if (own !== null) expect(own, history.machine_id).toBe(shift)
      }
      for (const { employee, shift } of history.good) {
        const own = shiftOf.get(employee) ?? null
        if (own !== null) expect(own, history.machine_id).toBe(shift)
      }
    }
  })

  test('T-LOOK-103 a day of a week makes about what the same day of other weeks makes', () => {
    const today = calendar(past[0] as MachineHistory).at(now).day
    const hoursAndPace = (day: string) => {
      let run = 0
      let planned = 0
      for (const history of past) {
        for (const row of history.shift_figures) if (row.day === day && row.shift !== UNPLANNED) run += row.run_ms
        for (const piece of calendar(history).ofDay(day))
          if (piece.shift !== UNPLANNED) planned += piece.to - piece.from
      }
      return planned === 0 ? null : run / planned
    }
    const shares = Array.from({ length: DAYS - 2 }, (_, ago) => hoursAndPace(addDays(today, -(ago + 1))))
    const known = shares.filter((share) => share !== null)
    expect(known.length).toBeGreaterThan(20)
    expect(Math.min(...known)).toBeGreaterThan(0.75)
    expect(Math.max(...known)).toBeLessThan(0.99)
  })
})
