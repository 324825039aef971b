/**
 * What a machine tells beside its state: pieces that are scrap, the order it makes, the tool that is in it. None of it
 * moves the machine; it books, starts or mounts what a person would otherwise have to, or says why it could not.
 */
import type { Refusal } from '../ground/refusal.ts'

export const reportedKinds = ['scrap', 'order', 'tool'] as const
export type ReportedKind = (typeof reportedKinds)[number]

export function isReported(kind: string): kind is ReportedKind {
  return reportedKinds.some((known) => known === kind)
}

/** What became of a word. Scrap waits until it can be booked; an order or tool is tried again when it is said again. */
export const reportOutcomes = [
  'booked',
  'started',
  'running',
  'ended',
  'nothing',
  'mounted',
  'removed',
  'waiting',
  'refused',
  'overtaken',
] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export interface SaidBefore {
  readonly value: string
  /** When it was last said. */
  readonly last_at: number
  readonly outcome: ReportOutcome
}

/**
 * An order or a tool is said as often as a machine likes, and by every broker to every newcomer: only another word than
 * the last one does something. Otherwise an order that a person has ended would begin again with every new connection.
 */
export function judgeWord(
  said: { readonly value: string; readonly at: number },
  last: SaidBefore | null,
): 'new' | 'again' | 'nothing' | 'overtaken' {
  if (last === null) return 'new'
  if (said.value === last.value) return last.outcome === 'refused' && said.at >= last.last_at ? 'again' : 'nothing'
  return said.at < last.last_at ? 'overtaken' : 'new'
}

export interface ReportedOrder {
  readonly status: 'planned' | 'running' | 'finished'
  /** The machine on which it runs, '' while it runs on none. */
  readonly runs_on: string
}

/** What an order that a machine names asks for; whether it can be started is the rule of every start. */
export function orderWord(
  card_no: string,
  on: { readonly machine_id: string; readonly order: ReportedOrder | null },
): 'start' | 'running' | 'end' | Refusal {
  const { machine_id, order } = on
  if (card_no === '') return 'end'
  if (!order) return { refusal: 'reported-order-unknown', values: { card_no, machine_id } }
  if (order.runs_on === machine_id) return 'running'
  if (order.runs_on !== '') {
    return { refusal: 'reported-order-elsewhere', values: { card_no, machine_id, elsewhere: order.runs_on } }
  }
  if (order.status === 'finished') return { refusal: 'reported-order-finished', values: { card_no, machine_id } }
  return 'start'
}

/** A tool is in one machine. Where it was left behind nobody says so; where an order runs with it, it still is. */
export function toolWord(
  tool_id: string,
  on: { readonly machine_id: string; readonly known: boolean; readonly runs_on: string },
): 'mount' | 'remove' | Refusal {
  const { machine_id, known, runs_on } = on
  if (tool_id === '') return 'remove'
  if (!known) return { refusal: 'reported-tool-unknown', values: { tool_id, machine_id } }
  if (runs_on !== '' && runs_on !== machine_id) {
    return { refusal: 'reported-tool-elsewhere', values: { tool_id, machine_id, elsewhere: runs_on } }
  }
  return 'mount'
}

/** Which run scrap of a moment belongs to: the one order of that moment. Of several nobody can tell whose pieces they were. */
export function runOfScrap<Run>(
  machine_id: string,
  on: { readonly runs: readonly Run[]; readonly hasReason: boolean },
): Run | Refusal {
  const [run, another] = on.runs
  if (!on.hasReason) return { refusal: 'reported-scrap-no-reason', values: { machine_id } }
  if (run === undefined) return { refusal: 'reported-scrap-no-order', values: { machine_id } }
  if (another !== undefined) {
    return { refusal: 'reported-scrap-several-orders', values: { machine_id, count: on.runs.length } }
  }
  return run
}
