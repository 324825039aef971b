/** Which question is asked when, and which answer is shown: one that is late never stands on the screen. */

/** A filter of a generation of the data. */
export interface Asked<Q> {
  readonly question: Q
  /** Grows with every question and with every new data. */
  readonly number: number
}

export interface FilterRuns<Q> {
  readonly wanted: Asked<Q> | null
  readonly running: Asked<Q> | null
}

export const noRuns: FilterRuns<never> = { wanted: null, running: null }

/** `ask` is what the worker is told now; null while it still works on an older question. */
export interface Step<Q> {
  readonly runs: FilterRuns<Q>
  readonly ask: Asked<Q> | null
}

export function want<Q>(runs: FilterRuns<Q>, question: Q): Step<Q> {
  const wanted = { question, number: (runs.wanted?.number ?? 0) + 1 }
  if (runs.running) return { runs: { ...runs, wanted }, ask: null }
  return { runs: { wanted, running: wanted }, ask: wanted }
}

/** New data makes the answer that is on its way an old one, too. */
export function dataChanged<Q>(runs: FilterRuns<Q>): Step<Q> {
  return runs.wanted ? want(runs, runs.wanted.question) : { runs, ask: null }
}

/** An answer to what is no longer asked is out of step: it is dropped, and the question that counts is asked. */
export function answered<Q>(runs: FilterRuns<Q>, number: number): Step<Q> & { readonly show: boolean } {
  const inStep = runs.wanted?.number === number
  if (inStep) return { runs: { ...runs, running: null }, ask: null, show: true }
  const ours = runs.running?.number === number
  if (runs.running && !ours) return { runs, ask: null, show: false }
  return { runs: { ...runs, running: runs.wanted }, ask: runs.wanted, show: false }
}
