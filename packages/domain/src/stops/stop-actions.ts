/** What may be done with the stops that are chosen; a reason why not is the name of a text. */
import { UNPLANNED } from '../ground/calendar.ts'
import { has, type MachineFunctions } from '../ground/special-functions.ts'
import { hasNoReason } from '../machines/uncoded.ts'
import { isUncoded } from './code-stop.ts'

interface ChosenStop {
  readonly machine_id: string
  readonly stop_reason: string
  readonly shift: number
}

export type WhyNotSplit = 'stops.split-one' | 'stops.split-coded' | 'stops.split-unplanned'

/** Whether the button is there at all: only where every chosen stop's machine has the function. */
export function offersSplit(machines: readonly MachineFunctions[]): boolean {
  return machines.length > 0 && machines.every((machine) => has(machine, 'splitStop'))
}

export function whyNotSplit(stops: readonly ChosenStop[]): WhyNotSplit | undefined {
  const [stop] = stops
  if (stop === undefined || stops.length !== 1) return 'stops.split-one'
  if (!isUncoded(stop)) return 'stops.split-coded'
  return stop.shift === UNPLANNED ? 'stops.split-unplanned' : undefined
}

export type WhyNoNote = 'stops.note-uncoded'

export function whyNoNote(stops: readonly ChosenStop[]): WhyNoNote | undefined {
  return stops.some(({ stop_reason }) => hasNoReason(stop_reason)) ? 'stops.note-uncoded' : undefined
}

const LONGEST_NOTE = 2000

/** Another reason does not make what was written about the stop untrue: its note stays, a new one comes below it. */
export function noteWithReason(before: string, added: string): string {
  return [before.trim(), added.trim()]
    .filter((words) => words !== '')
    .join('\n')
    .slice(0, LONGEST_NOTE)
}
