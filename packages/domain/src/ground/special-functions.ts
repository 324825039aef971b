/** The only file in which a special function's number stands. Everything else asks `has(machine, 'splitStop')`. */
interface SpecialFunctionEntry {
  readonly sf: number | readonly number[]
  readonly effect: string
  /** What a machine with it is told besides: the name of a signal, a folder below the company's files. */
  readonly value?: FunctionValue
}

export type FunctionValue = 'signal' | 'folder'

export const specialFunctions = {
  startByPart: { sf: 5, effect: 'An order can be started by part, without a planned order.' },
  askUnitQuantityAtStart: { sf: 6, effect: 'Start asks for the unit quantity when the order has none.' },
  reportMaterialDifference: { sf: 17, effect: 'A difference of material is reported before an order may end.' },
  employeeSignIn: { sf: 18, effect: 'Employees sign in and out at the machine.' },
  firstPieceScreen: { sf: [23, 24, 29], effect: 'The first piece is approved on its own screen.' },
  firstPieceAsksEmployee: { sf: 23, effect: 'First-piece approval asks for the approving employee.' },
  firstPieceAsksNote: { sf: 24, effect: 'First-piece approval asks for a note.' },
  firstPieceAsksSetupType: { sf: 29, effect: 'First-piece approval asks for a setup type.' },
  groupOrders: { sf: 25, effect: 'Orders started after the first share its start time.' },
  warnAtOrderQuantity: { sf: 30, effect: 'The operator is warned when the quantity of the order is reached.' },
  blockAtOrderQuantity: {
    sf: 31,
    effect: 'No more is reported on an order than was planned: the next one is started first.',
  },
  internalActivities: { sf: 32, effect: 'Internal activities are used at the machine.' },
  changeOrderRunning: { sf: 33, effect: 'Starting an order ends those whose quantity is reached, at the same moment.' },
  quantitiesPerCavity: { sf: 37, effect: 'Quantities and pallet labels are given per cavity.' },
  splitStop: { sf: 46, effect: 'One uncoded stop can be split in two.' },
  askCancelRest: { sf: 47, effect: 'Stopping an order asks whether to cancel the remaining quantity.' },
  returnComponentsOnScrap: { sf: 53, effect: 'Components of scrapped composite parts are given back.' },
  startUpScrap: { sf: 61, effect: 'Good quantity is reported with start-up scrap for all running orders.' },
  cycleTimeFromProcessValue: {
    sf: 84,
    effect: 'A process value is the cycle time shown as real speed.',
    value: 'signal',
  },
  scrapWholeCycles: { sf: 97, effect: 'Scrap is entered in whole cycles for all running orders.' },
  stopPanelHidden: { sf: 112, effect: 'The panel that stops running orders is hidden.' },
  scrapOnPreviousOperation: { sf: 124, effect: 'Scrap history uses the card of the previous operation.' },
  askBeforeStop: {
    sf: 131,
    effect: 'Stopping an order asks for confirmation first, also where function 47 asks about the rest.',
  },
  automaticSignIn: { sf: 178, effect: 'The one signed-in employee is filled in by itself.' },
  pickToolStructure: { sf: 183, effect: 'Start asks for a child structure of the mother tool.' },
  hideCancelledOrders: { sf: 196, effect: 'Cancelled orders are left out of order lists.' },
  numericEmployeeNumber: { sf: 209, effect: 'The employee number is entered as digits, leading zeros kept.' },
  reprintMarkedAsCopy: { sf: 247, effect: 'A reprinted pallet flag is marked as a copy and keeps its number.' },
  machineScrapReasons: { sf: 254, effect: 'Scrap reasons are those linked to the machine.' },
  returnMaterialAtEnd: { sf: 262, effect: 'Material consumed by scrapped pieces is given back when the order ends.' },
  traceMaterial: { sf: 278, effect: 'Start asks for up to four material trace ids.' },
  ownFileFolder: { sf: 296, effect: 'The machine has a file folder of its own.', value: 'folder' },
  scrapByWeight: { sf: 325, effect: 'Scrap quantity can come from a weight.' },
  setupStopReason: { sf: 326, effect: 'Start and resume ask for a setup stop reason.' },
  materialsBeforeStart: { sf: 370, effect: 'An order starts only when its materials are assigned.' },
  blockHighErpIds: { sf: 455, effect: 'Plain pallet numbers above 1,000,000 cannot be confirmed; SSCCs can.' },
  startDisabled: { sf: 472, effect: 'Orders cannot be started from the terminal.' },
} as const satisfies Record<string, SpecialFunctionEntry>

export type SpecialFunction = keyof typeof specialFunctions
/** Those that stand for one number; the others are what several numbers share. */
export type NumberedFunction = {
  [N in SpecialFunction]: (typeof specialFunctions)[N]['sf'] extends number ? N : never
}[SpecialFunction]

/** Known numbers without a documented effect: kept per machine, shown to administrators, and no behaviour hangs on them. */
export const reservedSpecialFunctions: readonly number[] = [
  60, 90, 110, 149, 184, 241, 273, 353, 356, 375, 388, 410, 422, 424, 430, 433, 434, 435, 446, 453, 458, 467,
]

export interface MachineFunctions {
  readonly special_functions: readonly number[]
}

export function has(machine: MachineFunctions, name: SpecialFunction): boolean {
  const { sf }: SpecialFunctionEntry = specialFunctions[name]
  return [sf].flat().some((number) => machine.special_functions.includes(number))
}

export interface RegisteredFunction {
  readonly number: number
  /** '' unless documented. */
  readonly name: NumberedFunction | ''
  /** An unknown number was put there by somebody else; it is kept and does nothing. */
  readonly kind: 'documented' | 'reserved' | 'unknown'
  readonly value: FunctionValue | null
}

/** Every number the registry knows, and those of a machine that it does not know, by number. */
export function registeredFunctions(ofMachine: readonly number[] = []): RegisteredFunction[] {
  const documented = Object.values(specialFunctions).flatMap(({ sf }) => [sf].flat())
  const numbers = [...new Set([...documented, ...reservedSpecialFunctions, ...ofMachine])].sort((a, b) => a - b)
  return numbers.map((number) => {
    const name = nameOf(number)
    const kind = name !== '' ? 'documented' : reservedSpecialFunctions.includes(number) ? 'reserved' : 'unknown'
    return { number, name, kind, value: name === '' ? null : valueOfFunction(name) }
  })
}

function valueOfFunction(name: SpecialFunction): FunctionValue | null {
  const { value }: SpecialFunctionEntry = specialFunctions[name]
  return value ?? null
}

/** '' for a number without a documented effect. A number with several names is told by the most particular one. */
export function nameOf(number: number): NumberedFunction | '' {
  const names = Object.keys(specialFunctions) as SpecialFunction[]
  const isOf = (name: SpecialFunction): name is NumberedFunction => specialFunctions[name].sf === number
  return names.find(isOf) ?? ''
}
