/** One employee at several machines at once. */

/** Machines the person is at besides the chosen ones: a question is asked only about them. */
export function outsideChoice(present: readonly string[], chosen: readonly string[]): string[] {
  return present.filter((machine_id) => !chosen.includes(machine_id))
}

export interface MassOutcome {
  readonly done: readonly string[]
  /** The person was there before, or gone before: nothing was to be done. */
  readonly already: readonly string[]
  readonly failed: readonly { readonly machine_id: string; readonly why: string }[]
}

interface MassResult {
  readonly done: readonly string[]
  readonly failed: readonly { readonly item: string; readonly why: string }[]
}

export function massOutcome({ done, failed }: MassResult, already: ReadonlySet<string>): MassOutcome {
  return {
    done: done.filter((machine_id) => !already.has(machine_id)),
    already: done.filter((machine_id) => already.has(machine_id)),
    failed: failed.map(({ item, why }) => ({ machine_id: item, why })),
  }
}
