/** What a scanned code asks for, before anybody is asked what it names. */

export type ReadScan =
  | { readonly kind: 'set-printer'; readonly printer: string }
  | { readonly kind: 'unknown-function' }
  /** Tried one after the other: as scanned, then with minus for plus, which scanners of another layout confuse. */
  | { readonly kind: 'name'; readonly tries: readonly string[] }

const FUNCTION = 'bzfunction'

export function readScan(code: string): ReadScan {
  if (!code.startsWith(FUNCTION)) {
    return { kind: 'name', tries: code.includes('+') ? [code, code.replaceAll('+', '-')] : [code] }
  }
  const [word, verb, thing, id, ...more] = code.split('.')
  const whole = word === FUNCTION && verb === 'set' && thing === 'printer' && more.length === 0
  return whole && id !== undefined && id !== '' ? { kind: 'set-printer', printer: id } : { kind: 'unknown-function' }
}
