/** Which shifts a visualization counts. Shift 0 is unplanned time: it is left out until somebody asks for it. */
export const UNPLANNED_SHIFT = 0

/** `forceProdtime` of a saved view: on by default, off as soon as shift 0 is among the chosen shifts. */
export function forceProdtime(chosenShifts: readonly number[]): boolean {
  return !chosenShifts.includes(UNPLANNED_SHIFT)
}

/** No chosen shift means all of production time. */
export function countsShift(shift: number, chosenShifts: readonly number[]): boolean {
  if (shift === UNPLANNED_SHIFT && forceProdtime(chosenShifts)) return false
  return chosenShifts.length === 0 || chosenShifts.includes(shift)
}
