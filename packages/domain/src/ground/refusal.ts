/** A rule says no with a value: a name that `packages/texts` has a sentence for, and what the sentence is filled with. */
export interface Refusal {
  readonly refusal: string
  readonly values: Readonly<Record<string, string | number>>
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer
}
