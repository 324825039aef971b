import { has, type MachineFunctions } from '../ground/special-functions.ts'

export type StopQuestion = 'sure' | 'cancel-rest'

/**
 * What is asked before orders of these machines end, in this order and each once for all of them. One stray press never
 * ends an order: where SF47's question, which can be closed, does not stand before it, it is confirmed.
 */
export function stopQuestions(machines: readonly MachineFunctions[]): StopQuestion[] {
  const rest = machines.some((machine) => has(machine, 'askCancelRest'))
  const sure = !rest || machines.some((machine) => has(machine, 'askBeforeStop'))
  return [...(sure ? (['sure'] as const) : []), ...(rest ? (['cancel-rest'] as const) : [])]
}

/** Whether orders of these machines are ended by hand at all. */
export function mayStopOrders(machines: readonly MachineFunctions[]): boolean {
  return machines.every((machine) => !has(machine, 'stopPanelHidden'))
}
