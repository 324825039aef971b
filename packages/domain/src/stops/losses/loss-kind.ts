/** What a stop of a code is a loss to. */
export const lossKinds = ['planned', 'setup', 'breakdown', 'waiting'] as const
export type LossKind = (typeof lossKinds)[number]

/** What a stop code says of itself that hints at its kind. */
export interface KindHints {
  readonly setup_time: 0 | 1
  readonly include_in_mtbf: 0 | 1
}

/** Its time is counted as setup in one report and is another loss in the other: whoever sets that is told. */
export function contradictsSetup(setup_time: 0 | 1, kind: LossKind): boolean {
  return setup_time === 1 && kind !== 'setup'
}

/**
 * The kind of a code where nobody has said it: setup time is setup; a code like most of its group is as they are; what
 * counts as a failure is a breakdown. `others` are the kinds of the other codes of its group.
 */
export function likelyKind(code: KindHints, others: readonly LossKind[]): LossKind {
  if (code.setup_time === 1) return 'setup'
  const count = (kind: LossKind) => others.filter((other) => other === kind).length
  const [most] = [...lossKinds].sort((a, b) => count(b) - count(a))
  if (most && count(most) * 2 > others.length) return most
  return code.include_in_mtbf === 1 ? 'breakdown' : 'waiting'
}
