import { needsNote } from '@takt/domain/stops/stop-note.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { type Calls, Refused } from './calls.ts'
import { hands, leaving, type SeenPlace } from './crew.ts'
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
  setupMs,
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
  setUp(
    machine_id: string,
    made: { planned_cycle_seconds: number; part_nos: readonly string[]; setup_ms: number },
  ): void
  /** Seen in each round. */
  hasOrder(machine_id: string, has: boolean): void
  say(line: string): void
}

/** People who work at the machines of the example plant, through the public calls and nothing else. */
export function startOperators(people: People): Operators {
  let going = true
  let stopWaiting = () => {}
  let trouble = ''
  const unreported = unreportedTime()
  const setUpFor = new Map<string, string>()
  /** Machines that are being set up, and until when. */
  const settingUp = new Map<string, number>()
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      stopWaiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const begun = Date.now()
  let looked = false

  const known = new Set(people.plant.machines.map(({ machine_id }) => machine_id))

  async function round(): Promise<void> {
    const counted = new Set(people.plant.machines.filter((m) => m.good_from_cycles).map((m) => m.machine_id))
    const shown = await people.calls.call<ShownMachine>('get_machines', {})
    const running = Map.groupBy(
      await people.calls.call<RunningOrder>('get_running_orders', {}),
      ({ machine_id }) => machine_id,
    )
    for (const [machine_id, orders] of running) setUpAgain(machine_id, orders)
    for (const machine_id of known) people.hasOrder(machine_id, running.has(machine_id))
    looked = true
    const machines = shown.map((machine) => ({
      ...machine,
      cycle_seconds: cycleSeconds(running.get(machine.machine_id) ?? []),
      hands: hands(people.plant, machine),
      leaving: leaving(people.plant, machine, { now: Date.now(), begun }),
      reported_by_hand: !counted.has(machine.machine_id),
      unreported_seconds: unreported.look(machine.machine_id, machine.today_runtime),
    }))
    const uncoded = await people.calls.call<SeenStop>('get_uncoded_stops_for_location', { request_type: 'all' })
    const now = Date.now()
    const setters = new Set([...settingUp].flatMap(([machine_id, until]) => (until > now ? [machine_id] : [])))
    for (const action of whatToDo({ known, machines, uncoded, setters, now, chance: people.chance })) {
      if (!going) return
      // What a rule refuses (an order that cannot start, a stop coded meanwhile) is daily life.
      const there = machines.find(({ machine_id }) => machine_id === action.machine_id)?.hands ?? []
      const orders = running.get(action.machine_id) ?? []
      const setsUp = setters.has(action.machine_id)
      await perform(action, { people, unreported, orders, there, setsUp }).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    }
  }

  function setUpAgain(machine_id: string, orders: readonly RunningOrder[]): void {
    const cards = orders.map(({ card_no }) => card_no).join()
    const planned_cycle_seconds = cycleSeconds(orders)
    if (setUpFor.get(machine_id) === cards || planned_cycle_seconds === 0) return
    setUpFor.set(machine_id, cards)
    // What ran when these people came was set up long ago.
    const setup_ms = looked ? setupMs(orders, people.chance) : 0
    if (setup_ms > 0) settingUp.set(machine_id, Date.now() + setup_ms / people.speed)
    people.setUp(machine_id, { planned_cycle_seconds, part_nos: orders.map(({ part_no }) => part_no), setup_ms })
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
  /** Numbers of those who work at the machine now. */
  readonly there: readonly string[]
  /** It stands because somebody sets it up. */
  readonly setsUp: boolean
}

async function perform(action: Action, { people, unreported, orders, there, setsUp }: At): Promise<void> {
  const { calls } = people
  const { machine_id } = action
  switch (action.do) {
    case 'sign-in':
      await calls.call('sign_in_employee_at_machine', { machine_id, employee_id: action.employee_id, exclusive: 0 })
      break
    case 'sign-out':
      await calls.call('sign_out_employee_at_machine', { machine_id, employee_id: action.employee_id })
      break
    case 'code-stop': {
      const codes = await calls.call<StopCode>('get_stop_codes_for_machine', { machine_id })
      const usable = codes.filter(({ security_level }) => security_level === null)
      const setup = setsUp ? usable.find(({ setup_time }) => setup_time === 1) : undefined
      const code = setup ?? pick(usable, people.chance)
      if (!code) return
      const note = needsNote(code) ? 'Checked and mended' : ''
      await calls.call('update_uncoded_stop', { machine_id, stop: action.stop, stop_code: code.stop_code, note })
      break
    }
    case 'change-order':
      // First the next one: a machine that takes no other order goes on with the one it has.
      if (await startNext(machine_id, { calls, employee_id: someone(there, people.chance) })) {
        await calls.call('stop_order', { machine_id, card_no: action.card_no })
      }
      break
    case 'start-order':
      await startNext(machine_id, { calls, employee_id: someone(there, people.chance) })
      break
    case 'report-good': {
      const { pieces, seconds } = piecesMade(action.run_seconds, orders, people.chance)
      const employee = someone(there, people.chance)
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
        employee: someone(there, people.chance),
        trans_time: new Date().toISOString(),
        scrap_text: reason.scrap_text_flag === 1 ? 'Seen at the check' : '',
      })
      break
    }
  }
}

type ShownMachine = Omit<
  SeenMachine,
  'reported_by_hand' | 'unreported_seconds' | 'cycle_seconds' | 'hands' | 'leaving'
> &
  SeenPlace & { readonly today_runtime: number }

interface StopCode {
  readonly stop_code: string
  readonly stop_text_flag: number
  readonly setup_time: number
  readonly security_level: number | null
}

interface ScrapReason {
  readonly code: string
  readonly scrap_text_flag: number
}

function someone(there: readonly string[], chance: () => number): string {
  return there[Math.floor(chance() * there.length)] ?? ''
}

/** The first ones are the most usual: a Pareto as in real life. */
function pick<T>(list: readonly T[], chance: () => number): T | undefined {
  return list[Math.floor(chance() ** 2 * list.length)]
}
