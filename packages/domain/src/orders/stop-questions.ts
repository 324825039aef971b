import { has, type MachineFunctions } from '../special-functions.ts'

export type StopQuestion = 'sure' | 'cancel-rest'

/** What is asked before orders of these machines end, in this order and each once for all of them. */
export function stopQuestions(machines: readonly MachineFunctions[]): StopQuestion[] {
  const questions: StopQuestion[] = []
  if (machines.some((machine) => has(machine, 'askBeforeStop'))) questions.push('sure')
  if (machines.some((machine) => has(machine, 'askCancelRest'))) questions.push('cancel-rest')
  return questions
}

/** Whether orders of these machines are ended by hand at all. */
export function mayStopOrders(machines: readonly MachineFunctions[]): boolean {
  return machines.every((machine) => !has(machine, 'stopPanelHidden'))
}
