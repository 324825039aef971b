export const LEAST_COPIES = 1
export const MOST_COPIES = 10
export const MOST_LABELS = 500

export interface PrintEntry {
  /** '' until one is chosen. */
  readonly printer: string
  /** null while the field is empty. */
  readonly copies: number | null
}

export function whyNotPrint({ printer, copies }: PrintEntry, most = MOST_COPIES): 'printer' | 'copies' | undefined {
  if (printer === '') return 'printer'
  const good = copies !== null && Number.isInteger(copies) && copies >= LEAST_COPIES && copies <= most
  return good ? undefined : 'copies'
}
