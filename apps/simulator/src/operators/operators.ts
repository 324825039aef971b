import type { Plant } from '@takt/example-plant/plant.ts'
import { type Calls, Refused } from './calls.ts'
import { type UnreportedTime, unreportedTime } from './unreported-time.ts'
import { type Deed, piecesMade, type SeenMachine, type SeenStop, whatToDo } from './what-to-do.ts'

const ROUND_EVERY_MS = 4_000

export interface Operators {
  close(): Promise<void>
}

interface People {
  readonly calls: Calls
  readonly plant: Plant
  readonly speed: number
  readonly chance: () => number
  say(line: string): void
}

/** People who work at the machines of the example plant, through the public calls and nothing else. */
export function startOperators(people: People): Operators {
  let going = true
  let stopWaiting = () => {}
  let trouble = ''
  const unreported = unreportedTime()
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      stopWaiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function round(): Promise<void> {
    const counted = new Set(people.plant.machines.filter((m) => m.good_from_cycles).map((m) => m.machine_id))
    const shown = await people.calls.call<ShownMachine>('get_machines', {})
    const machines = shown.map((machine) => ({
      ...machine,
      reported_by_hand: !counted.has(machine.machine_id),
      unreported_seconds: unreported.look(machine.machine_id, machine.today_runtime),
    }))
    const uncoded = await people.calls.call<SeenStop>('get_uncoded_stops_for_location', { request_type: 'all' })
    for (const deed of whatToDo({ machines, uncoded, now: Date.now(), chance: people.chance })) {
      if (!going) return
      // What a rule refuses (an order that cannot start, a stop coded meanwhile) is daily life.
      await perform(deed, people, unreported).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    }
  }

  async function work(): Promise<void> {
    while (going) {
      try {
        await round()
        trouble = ''
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (why !== trouble && going) people.say(`simulator: the operators wait: ${why}`)
        trouble = why
      }
      await pause(ROUND_EVERY_MS / Math.min(people.speed, 10))
    }
  }

  const working = work()
  return {
    async close() {
      going = false
      stopWaiting()
      await working
    },
  }
}

async function perform(deed: Deed, people: People, unreported: UnreportedTime): Promise<void> {
  const { calls } = people
  const { machine_id } = deed
  switch (deed.do) {
    case 'sign-in':
      await calls.call('sign_in_employee_at_machine', { machine_id, employee_id: someone(people), exclusive: 0 })
      break
    case 'code-stop': {
      const codes = await calls.call<StopCode>('get_stop_codes_for_machine', { machine_id })
      const usable = codes.filter(({ security_level }) => security_level === null)
      const code = pick(usable, people.chance)
      if (!code) return
      const note = code.stop_text_flag === 1 ? 'Checked and mended' : ''
      await calls.call('update_uncoded_stop', { machine_id, stop: deed.stop, stop_code: code.stop_code, note })
      break
    }
    case 'change-order':
      await calls.call('stop_order', { machine_id, card_no: deed.card_no })
      await startNext(machine_id, people)
      break
    case 'start-order':
      await startNext(machine_id, people)
      break
    case 'report-good': {
      const orders = await calls.call<RunningOrder>('get_running_orders', { machine_id })
      const order = orders.find(({ card_no }) => card_no === deed.card_no)
      const good_qty = order ? piecesMade(deed.run_seconds, order, people.chance) : 0
      if (good_qty === 0) return
      const trans_time = new Date().toISOString()
      const report = { machine_id, card_no: deed.card_no, good_qty, employee: someone(people), trans_time }
      await calls.call('receive_good_qty', report)
      unreported.reported(machine_id)
      break
    }
    case 'report-scrap': {
      const reasons = await calls.call<ScrapReason>('get_scrap_codes', { machine_id })
      const reason = pick(reasons, people.chance)
      if (!reason) return
      await calls.call('report_scrap', {
        machine_id,
        card_no: deed.card_no,
        scrap_reason: reason.code,
        scrap_qty: deed.qty,
        employee: someone(people),
        trans_time: new Date().toISOString(),
        scrap_text: reason.scrap_text_flag === 1 ? 'Seen at the check' : '',
      })
      break
    }
  }
}

type ShownMachine = Omit<SeenMachine, 'reported_by_hand' | 'unreported_seconds'> & { readonly today_runtime: number }

interface RunningOrder {
  readonly card_no: string
  readonly planned_unit_time: number
  readonly remaining_qty: number
}

interface StopCode {
  readonly stop_code: string
  readonly stop_text_flag: number
  readonly security_level: number | null
}

interface ScrapReason {
  readonly code: string
  readonly scrap_text_flag: number
}

interface PlannedOrder {
  readonly card_no: string
  readonly record_no1: string
  readonly tool_id: string
  readonly cancelled: number
  readonly locked: number
}

/** The first planned order that can be started with what a person at the machine would answer. */
async function startNext(machine_id: string, people: People): Promise<void> {
  const planned = await people.calls.call<PlannedOrder>('get_planned_orders', { machine_id })
  const next = planned.find(({ cancelled, locked }) => cancelled === 0 && locked === 0)
  if (!next) return
  const { card_no, record_no1, tool_id } = next
  await people.calls.call('start_order', { machine_id, card_no, record_no1, tool_id, employee_id: someone(people) })
}

function someone({ plant, chance }: People): string {
  const working = plant.employees.filter(({ allow_sign_in }) => allow_sign_in)
  return pick(working, chance)?.employee_number ?? ''
}

/** The first ones are the most usual: a Pareto as in real life. */
function pick<T>(list: readonly T[], chance: () => number): T | undefined {
  return list[Math.floor(chance() ** 2 * list.length)]
}
