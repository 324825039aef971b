/** Rules by which a process value names the stop that goes on: a door contact, an alarm register, a pressure. */
export interface ProcessValue {
  readonly name: string
  readonly value: number | string | boolean
}

export const comparisons = ['=', '<>', '<', '<=', '>', '>='] as const
export type Comparison = (typeof comparisons)[number]

export interface ValueRule {
  /** Earlier ones go first. */
  readonly record_no: number
  readonly signal: string
  readonly comparison: Comparison
  /** A number, or words; true and false are 1 and 0. */
  readonly value: string
  readonly reason: string
  /** True: while the signal stands nobody and nothing else changes the reason. */
  readonly verifying: boolean
}

/** Since when a signal has said the same of a rule. */
export interface SignalState {
  readonly holds: 0 | 1
  readonly since: number
}

export type SignalStates = Readonly<Record<string, SignalState>>

const order: Record<Comparison, (sign: number) => boolean> = {
  '=': (sign) => sign === 0,
  '<>': (sign) => sign !== 0,
  '<': (sign) => sign < 0,
  '<=': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '>=': (sign) => sign >= 0,
}

/** Words are only the same or not: none is larger than another. */
export function says(
  { comparison, value }: Pick<ValueRule, 'comparison' | 'value'>,
  said: ProcessValue['value'],
): boolean {
  const [is, wanted] = [readNumber(said), readNumber(value)]
  if (is !== undefined && wanted !== undefined) return order[comparison](Math.sign(is - wanted))
  const same = String(said).trim().toLowerCase() === value.trim().toLowerCase()
  if (comparison === '=') return same
  return comparison === '<>' && !same
}

/** True and false are 1 and 0; a comma is a decimal point. Undefined: words. */
export function readNumber(value: ProcessValue['value']): number | undefined {
  const words = String(value).trim().toLowerCase()
  if (words === 'true') return 1
  if (words === 'false') return 0
  const number = words === '' ? Number.NaN : Number(words.replace(',', '.'))
  return Number.isFinite(number) ? number : undefined
}

/** What a value changes of what stands: `turned` when a rule began or ceased to hold. */
export function hear(
  signal_states: SignalStates,
  on: { value: ProcessValue; at: number; rules: readonly ValueRule[] },
): { signal_states: SignalStates; turned: boolean } {
  const next: Record<string, SignalState> = { ...signal_states }
  let turned = false
  for (const rule of on.rules) {
    if (rule.signal !== on.value.name) continue
    const holds = says(rule, on.value.value) ? 1 : 0
    const before = signal_states[rule.record_no]
    if (before?.holds === holds) continue
    next[rule.record_no] = { holds, since: on.at }
    if (holds === 1 || before !== undefined) turned = true
  }
  return { signal_states: next, turned }
}

/** The rule that names a stop now: of those that hold, a verifying one before the others, then by number. */
export function holdingRule(signal_states: SignalStates, rules: readonly ValueRule[]): ValueRule | undefined {
  const holding = rules.filter(({ record_no }) => signal_states[record_no]?.holds === 1)
  return holding.find(({ verifying }) => verifying) ?? holding[0]
}

/** Whether a value of the past tells nothing new: its signal has said the same since before it. */
export function isOldNews(
  signal_states: SignalStates,
  on: { value: ProcessValue; at: number; rules: readonly ValueRule[] },
): boolean {
  return on.rules
    .filter(({ signal }) => signal === on.value.name)
    .every((rule) => {
      const known = signal_states[rule.record_no]
      return known !== undefined && known.since <= on.at && known.holds === (says(rule, on.value.value) ? 1 : 0)
    })
}
