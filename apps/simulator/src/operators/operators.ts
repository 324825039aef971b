import { needsNote } from '@takt/domain/stops/stop-note.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { type Calls, Refused } from './calls.ts'
import { startNext } from './start-next.ts'
import { type UnreportedTime, unreportedTime } from './unreported-time.ts'
import {
  type Action,
  cycleSeconds,
  piecesMade,
  ROUND_SECONDS,
  type RunningOrder,
  type SeenMachine,
  type SeenStop,
  whatToDo,
} from './what-to-do.ts'

export interface Operators {
  close(): Promise<void>
}

interface People {
  readonly calls: Calls
  readonly plant: Plant
  readonly speed: number
  readonly chance: () => number
  /** Whoever starts an order sets the machine up for it. */
  setUp(machine_id: string, made: { planned_cycle_seconds: number; part_nos: readonly string[] }): void
  say(line: string): void
}

/** People who work at the machines of the example plant, through the public calls and nothing else. */
export function startOperators(people: People): Operators {
  let going = true
  let stopWaiting = () => {}
  let trouble = ''
  const unreported = unreportedTime()
  const setUpFor = new Map<string, string>()
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      stopWaiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const known = new Set(people.plant.machines.map(({ machine_id }) => machine_id))

  async function round(): Promise<void> {
    const counted = new Set(people.plant.machines.filter((m) => m.good_from_cycles).map((m) => m.machine_id))
    const shown = await people.calls.call<ShownMachine>('get_machines', {})
    const running = Map.groupBy(
      await people.calls.call<RunningOrder>('get_running_orders', {}),
      ({ machine_id }) => machine_id,
    )
    for (const [machine_id, orders] of running) setUpAgain(machine_id, orders)
    const machines = shown.map((machine) => ({
      ...machine,
      cycle_seconds: cycleSeconds(running.get(machine.machine_id) ?? []),
      reported_by_hand: !counted.has(machine.machine_id),
      unreported_seconds: unreported.look(machine.machine_id, machine.today_runtime),
    }))
    const uncoded = await people.calls.call<SeenStop>('get_uncoded_stops_for_location', { request_type: 'all' })
    for (const action of whatToDo({ known, machines, uncoded, now: Date.now(), chance: people.chance })) {
      if (!going) return
      // What a rule refuses (an order that cannot start, a stop coded meanwhile) is daily life.
      await perform(action, { people, unreported, orders: running.get(action.machine_id) ?? [] }).catch(
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error
        },
      )
    }
  }

  function setUpAgain(machine_id: string, orders: readonly RunningOrder[]): void {
    const cards = orders.map(({ card_no }) => card_no).join()
    const planned_cycle_seconds = cycleSeconds(orders)
    if (setUpFor.get(machine_id) === cards || planned_cycle_seconds === 0) return
    setUpFor.set(machine_id, cards)
    people.setUp(machine_id, { planned_cycle_seconds, part_nos: orders.map(({ part_no }) => part_no) })
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
      await pause((ROUND_SECONDS * 1000) / Math.min(people.speed, 10))
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

interface At {
  readonly people: People
  readonly unreported: UnreportedTime
  readonly orders: readonly RunningOrder[]
}

async function perform(action: Action, { people, unreported, orders }: At): Promise<void> {
  const { calls } = people
  const { machine_id } = action
  switch (action.do) {
    case 'sign-in':
      await calls.call('sign_in_employee_at_machine', { machine_id, employee_id: someone(people), exclusive: 0 })
      break
    case 'code-stop': {
      const codes = await calls.call<StopCode>('get_stop_codes_for_machine', { machine_id })
      const usable = codes.filter(({ security_level }) => security_level === null)
      const code = pick(usable, people.chance)
      if (!code) return
      const note = needsNote(code) ? 'Checked and mended' : ''
      await calls.call('update_uncoded_stop', { machine_id, stop: action.stop, stop_code: code.stop_code, note })
      break
    }
    case 'change-order':
      // First the next one: a machine that takes no other order goes on with the one it has.
      if (await startNext(machine_id, { calls, employee_id: someone(people) })) {
        await calls.call('stop_order', { machine_id, card_no: action.card_no })
      }
      break
    case 'start-order':
      await startNext(machine_id, { calls, employee_id: someone(people) })
      break
    case 'report-good': {
      const { pieces, seconds } = piecesMade(action.run_seconds, orders, people.chance)
      const employee = someone(people)
      for (const { card_no, good_qty } of pieces) {
        const trans_time = new Date().toISOString()
        await calls.call('receive_good_qty', { machine_id, card_no, good_qty, employee, trans_time })
      }
      unreported.reported(machine_id, seconds)
      break
    }
    case 'report-scrap': {
      const reasons = await calls.call<ScrapReason>('get_scrap_codes', { machine_id })
      const reason = pick(reasons, people.chance)
      if (!reason) return
      await calls.call('report_scrap', {
        machine_id,
        card_no: action.card_no,
        scrap_reason: reason.code,
        scrap_qty: action.qty,
        employee: someone(people),
        trans_time: new Date().toISOString(),
        scrap_text: reason.scrap_text_flag === 1 ? 'Seen at the check' : '',
      })
      break
    }
  }
}

type ShownMachine = Omit<SeenMachine, 'reported_by_hand' | 'unreported_seconds' | 'cycle_seconds'> & {
  readonly today_runtime: number
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

function someone({ plant, chance }: People): string {
  const working = plant.employees.filter(({ allow_sign_in }) => allow_sign_in)
  return pick(working, chance)?.employee_number ?? ''
}

/** The first ones are the most usual: a Pareto as in real life. */
function pick<T>(list: readonly T[], chance: () => number): T | undefined {
  return list[Math.floor(chance() ** 2 * list.length)]
}
