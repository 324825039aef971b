import { LEAST_COPIES, type PrintEntry, whyNotPrint } from '@takt/domain/pallets/copies.ts'
import type { Verdict } from './engine/define-step.ts'

export interface PrintValue extends PrintEntry {
  /** Whether the print of the order is blocked; null until it is known. */
  readonly blocked: boolean | null
  /** Somebody prints it all the same. */
  readonly anyway: boolean
}

export const nothingToPrint: PrintValue = { printer: '', copies: LEAST_COPIES, blocked: null, anyway: false }

/** Another order has its own block, and nobody has said yet that it is printed all the same. */
export function printOfAnother<V extends PrintValue>(value: V): V {
  return value.blocked === null && !value.anyway ? value : { ...value, blocked: null, anyway: false }
}

export function printVerdict(value: PrintValue, most: number): Verdict {
  const why = whyNotPrint(value, most)
  if (why === 'printer') return { blocked: { key: 'print.needs-printer' } }
  if (why === 'copies')
    return { blocked: { key: 'print.needs-copies', values: { most } }, refused: value.copies !== null }
  if (value.blocked === null) return { blocked: { key: 'shell.loading' } }
  return value.blocked && !value.anyway ? { blocked: { key: 'print.is-blocked' } } : 'ok'
}
