import {
  reservedSpecialFunctions,
  type SpecialFunction,
  specialFunctions,
} from '@takt/domain/ground/special-functions.ts'

/** Names to numbers, so that no number of a special function stands in the plant. */
export function numbersOf(names: readonly SpecialFunction[]): number[] {
  const numbers = names.flatMap((name) => specialFunctions[name].sf)
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/** What a function is told besides: the signal that the simulator sends, a folder of its own. */
export function valuesOf(names: readonly SpecialFunction[], machine_id: string): Record<string, string> {
  const values = { cycleTimeFromProcessValue: 'cycle_time', ownFileFolder: `machines/${machine_id}` } as const
  return Object.fromEntries(
    names.flatMap((name) => (name in values ? [[numbersOf([name])[0], values[name as keyof typeof values]]] : [])),
  )
}

/** What every machine of a category has. */
export const functionsOfCategory: Readonly<Record<string, readonly SpecialFunction[]>> = {
  IM: ['employeeSignIn', 'splitStop', 'askBeforeStop', 'internalActivities'],
  PR: ['employeeSignIn', 'splitStop', 'askCancelRest'],
  CNC: ['employeeSignIn', 'setupStopReason', 'firstPieceAsksEmployee'],
  AS: ['employeeSignIn', 'internalActivities'],
  PK: ['employeeSignIn', 'groupOrders', 'warnAtOrderQuantity'],
}

/** What single machines have on top; each documented function is on at least one machine. */
export const functionsOfMachine: Readonly<Record<string, readonly SpecialFunction[]>> = {
  M101: ['quantitiesPerCavity', 'pickToolStructure', 'machineScrapReasons'],
  M102: ['quantitiesPerCavity', 'cycleTimeFromProcessValue', 'scrapWholeCycles'],
  M103: ['automaticSignIn', 'numericEmployeeNumber'],
  M104: ['firstPieceAsksNote', 'reportMaterialDifference', 'traceMaterial'],
  M105: ['scrapByWeight'],
  M106: ['materialsBeforeStart', 'returnMaterialAtEnd'],
  M107: ['startByPart', 'askUnitQuantityAtStart'],
  M110: ['startUpScrap'],
  M113: ['setupStopReason'],
  P201: ['hideCancelledOrders', 'ownFileFolder'],
  P202: ['stopPanelHidden'],
  P203: ['startDisabled'],
  P206: ['setupStopReason'],
  C301: ['firstPieceAsksNote', 'firstPieceAsksSetupType', 'ownFileFolder'],
  A401: ['scrapOnPreviousOperation', 'returnComponentsOnScrap'],
  A402: ['startByPart', 'askUnitQuantityAtStart'],
  K501: ['reprintMarkedAsCopy', 'blockHighErpIds'],
  K503: ['changeOrderRunning', 'blockAtOrderQuantity'],
}

export const reservedOfMachine: Readonly<Record<string, readonly number[]>> = {
  M108: reservedSpecialFunctions.slice(0, 3),
}
