import { say } from './use-text.ts'

/** What the product writes where nobody named a unit: a word of its own, so it is said in the reader's language. */
export const PIECES = 'pcs'

/** Every other unit is a code of the ERP, which people know from its papers: it is shown as it came. */
export function unitText(unit: string): string {
  return unit === PIECES ? say('unit.pieces') : unit
}
