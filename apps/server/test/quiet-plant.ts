import { addDays } from '@takt/domain/ground/dates.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import { plantDay, ZONE } from './plant-day.ts'
import type { Caller, TestServer } from './test-server.ts'

export const EXAMPLE = 1000
export const MINUTE = 60_000
export const HOUR = 3_600_000

/**
 * One o'clock in the plant, on a day before today: hours of the same day lie before and after it. Neither that day nor the
 * one before it has a change of the clock, after which midnight would lie 12 or 14 hours back.
 */
export function earlyAfternoon(): number {
  let day = plantDay()
  let at: number
  do {
    day = addDays(day, -1)
    at = momentOf(day, 13 * 60, ZONE)
  } while (at - momentOf(addDays(day, -1), 0, ZONE) !== 37 * HOUR)
  return at
}

export interface QuietPlant {
  now: number
  readonly admin: Caller
  readonly operator: Caller
  /** What a machine says, so many minutes before now. */
  says(machine_id: string, minutes: number, value: 'running' | 'stopped' | number): Promise<void>
  at(minutes: number): string
  /** Key of the stop that began so many minutes before now. */
  stop(minutes: number): string
  /** Lets time pass. It never goes back: the limit of calls would wait for it to come again. */
  pass(ms: number): void
  /** No time goes by meanwhile: a job that looks between two looks finds nothing new. */
  standStill(work: () => Promise<void>): Promise<void>
  /** Whole minutes since now: what goes on has grown by them, whichever test let them pass. */
  passed(): number
}

/** The example company without calendars, rules and breaks, and with orders that began long ago: nothing happens by itself. */
export async function quietPlant(server: TestServer): Promise<QuietPlant> {
  const now = earlyAfternoon()
  let clock = now
  // A clock that goes on by itself, a little with every look: two things never happen in the same moment.
  let step = 2
  Object.defineProperty(server.clock, 'now', { get: () => (clock += step), configurable: true })
  for (const text of [
    `update machine set calendar_id = null, day_start = '00:00', min_run_seconds = 0, unattended_code = '',
       good_from_cycles = false, micro_stop_seconds = 0 where company_id = ${EXAMPLE}`,
    `delete from automatic_reason where company_id = ${EXAMPLE}`,
    `delete from value_rule where company_id = ${EXAMPLE}`,
    `delete from production_goal where company_id = ${EXAMPLE}`,
    `update stop_code set inherit_seconds = 0, reset_seconds = 0, reset_event = '' where company_id = ${EXAMPLE}`,
    `delete from machine_state where company_id = ${EXAMPLE}`,
  ]) {
    await server.sql(text)
  }
  await server.sql('update order_run set start_time = $1 where company_id = $2 and end_time is null', [
    new Date(now - 240 * HOUR).toISOString(),
    EXAMPLE,
  ])
  const at = (minutes: number) => new Date(now - minutes * MINUTE).toISOString()
  let seq = 0
  return {
    now,
    admin: await server.signIn('admin'),
    operator: await server.signIn('operator'),
    at,
    stop: (minutes) => String(now - minutes * MINUTE),
    pass: (ms) => {
      clock += ms
    },
    standStill: async (work) => {
      step = 0
      try {
        await work()
      } finally {
        step = 2
      }
    },
    passed: () => Math.floor((clock - now) / MINUTE),
    says: async (machine_id, minutes, value) => {
      seq += 1
      const said = typeof value === 'number' ? { kind: 'cycles', value } : { kind: 'state', value }
      const answer = await server.ingest([{ seq, machine_id, at: at(minutes), ...said }])
      if (answer.body.accepted !== 1) throw new Error(JSON.stringify(answer.body))
    },
  }
}
