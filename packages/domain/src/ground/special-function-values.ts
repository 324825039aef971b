import type { Refusal } from './refusal.ts'
import {
  type FunctionValue,
  type MachineFunctions,
  registeredFunctions,
  type SpecialFunction,
  specialFunctions,
} from './special-functions.ts'

/** Values by number, as text: what has none is missing. */
export type FunctionValues = Readonly<Record<string, string>>

export interface FunctionSet {
  readonly special_functions: readonly number[]
  readonly function_values: FunctionValues
}

const MOST_OF_A_VALUE = 200

/** What is stored: each number once and in order; a value outlives its function, so that switching it on again finds it. */
export function functionSet({ special_functions, function_values }: FunctionSet): FunctionSet | Refusal {
  const numbers = [...new Set(special_functions)].sort((a, b) => a - b)
  const values: Record<string, string> = {}
  for (const { number, value } of registeredFunctions(numbers)) {
    const said = (function_values[number] ?? '').trim()
    if (value === null || said === '') continue
    if (said.length > MOST_OF_A_VALUE || (value === 'folder' && !isFolder(said))) {
      return { refusal: 'function-value', values: { special_function: number, value: said.slice(0, MOST_OF_A_VALUE) } }
    }
    values[number] = said
  }
  // Scrap against the previous operation would be booked on an order that the bundle has not started.
  const both = (['groupOrders', 'scrapOnPreviousOperation'] as const).map((name) => specialFunctions[name].sf)
  if (both.every((number) => numbers.includes(number))) {
    return { refusal: 'functions-exclude', values: { one: both[0] ?? 0, other: both[1] ?? 0 } }
  }
  return { special_functions: numbers, function_values: values }
}

/** Below the company's files and nowhere else: no way up, no other drive, nothing a shell would read. */
function isFolder(path: string): boolean {
  return path.split('/').every((name) => /^[\p{L}\p{N} _.-]+$/u.test(name) && !/^\.+$/.test(name))
}

/** The value of a function that the machine has; '' when it has none or lacks the function. */
export function functionValue(machine: MachineFunctions & FunctionSet, name: SpecialFunction): string {
  const { sf }: { sf: number | readonly number[]; value?: FunctionValue } = specialFunctions[name]
  const number = [sf].flat().find((one) => machine.special_functions.includes(one))
  return number === undefined ? '' : (machine.function_values[number] ?? '')
}
