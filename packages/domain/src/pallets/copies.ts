export const LEAST_COPIES = 1
export const MOST_COPIES = 10
export const MOST_LABELS = 500

export interface PrintEntry {
  /** '' until one is chosen. */
  readonly printer: string
  /** null while the field is empty. */
  readonly copies: number | null
}

/** A typed number as it stands when the field is left: whole, and between one and the most. */
export function limitCopies(typed: number | null, most = MOST_COPIES): number {
  if (typed === null || !Number.isFinite(typed)) return LEAST_COPIES
  return Math.min(most, Math.max(LEAST_COPIES, Math.round(typed)))
}

export function whyNotPrint({ printer, copies }: PrintEntry, most = MOST_COPIES): 'printer' | 'copies' | undefined {
  if (printer === '') return 'printer'
  const good = copies !== null && Number.isInteger(copies) && copies >= LEAST_COPIES && copies <= most
  return good ? undefined : 'copies'
}
