import type { ProcedureName } from '@takt/contract/procedures.ts'

/**
 * Whether a call changes something, told by the first word of its name: asking the contract itself would bring every
 * schema to the first screen. A test holds the words against the contract.
 */
const wordsOfLoads = /^(balthzar_get|check|find|get|history|preview|search|try|verify)_|^open_devlog$/

export function isAction(name: ProcedureName): boolean {
  return !wordsOfLoads.test(name)
}
