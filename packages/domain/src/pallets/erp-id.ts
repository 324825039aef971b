import { isSscc } from '../ground/wizard/check-sscc.ts'

/**
 * An ERP id is an SSCC of 18 digits, or a plain number where the company has no GS1 prefix; always text. As a JavaScript number it would lose its last digits and its leading
 * zeros, and two pallets would become one: it is compared digit by digit.
 */
const DIGITS = /^\d+$/

/** Plain numbers above it were given out elsewhere: SF455 blocks them. */
export const HIGHEST_OWN_ERP_ID = '1000000'

/** Negative, 0 or positive; undefined where one of them is no number at all. */
export function compareErpIds(one: string, other: string): number | undefined {
  if (!DIGITS.test(one) || !DIGITS.test(other)) return undefined
  const [a, b] = [BigInt(one), BigInt(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * An id that is no number is above nothing. Nor is an SSCC: it says by itself whose it is, and as a number it is always
 * above; comparing it kept every flag that was printed at such a machine from being confirmed there.
 */
export function isAboveOwnErpIds(erpId: string): boolean {
  return !isSscc(erpId) && (compareErpIds(erpId, HIGHEST_OWN_ERP_ID) ?? 0) > 0
}
