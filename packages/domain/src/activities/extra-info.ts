/** The one piece of information that a type may ask for when an activity of it is created. */
export type ExtraInfoType = 0 | 1 | null
const NUMERIC = 0

export interface AsksExtraInfo {
  /** 0 digits, 1 text, null asks for nothing. */
  readonly extra_info_1_type: ExtraInfoType
  readonly extra_info_1_required: 0 | 1
}

/** What stays of what was typed; `flagged` when something had to go. */
export function typedExtraInfo(
  type: ExtraInfoType,
  typed: string,
): { readonly entry: string; readonly flagged: boolean } {
  if (type !== NUMERIC) return { entry: typed, flagged: false }
  const entry = typed.replace(/\D/g, '')
  return { entry, flagged: entry !== typed }
}

export function extraInfoProblem(asks: AsksExtraInfo, entry: string): 'missing' | 'not-digits' | null {
  const { extra_info_1_type: type } = asks
  if (type === null) return null
  if (type === NUMERIC && !/^\d*$/.test(entry)) return 'not-digits'
  const needed = type === NUMERIC || asks.extra_info_1_required === 1
  return needed && entry.trim() === '' ? 'missing' : null
}
