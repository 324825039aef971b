import type { HandoverFigures, HandoverMachine, MadeOfShift } from '../model/handover.ts'

/** Until decision 0116 a machine was written with one unit: that of the order that ran longest. */
type BeforeUnits = Omit<HandoverMachine, 'made'> & MadeOfShift

export type FrozenFigures = Omit<HandoverFigures, 'machines'> & {
  readonly machines: readonly (HandoverMachine | BeforeUnits)[]
}

/** What was signed is shown as it was frozen, whatever is written today. */
export function readFrozen(frozen: FrozenFigures): HandoverFigures {
  return { ...frozen, machines: frozen.machines.map(readMachine) }
}

function readMachine(machine: HandoverMachine | BeforeUnits): HandoverMachine {
  if ('made' in machine) return machine
  const { unit, good_qty, scrap_qty, target_qty, ...rest } = machine
  const made = [{ unit, good_qty, scrap_qty, target_qty }].filter(
    (one) => one.unit !== '' || one.good_qty !== 0 || one.scrap_qty !== 0,
  )
  return { ...rest, made }
}
