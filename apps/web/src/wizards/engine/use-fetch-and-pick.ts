import { useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import type { StepProps } from './define-step.ts'

interface Picking<Row> {
  /** The row whose rest is being fetched: it is shown as chosen meanwhile. */
  readonly looking: string | null
  take(row: Row): void
}

/** A row of which more has to be fetched before it is picked; what is refused is told, and nothing is picked. */
export function useFetchAndPick<Row, Picked>(
  { pick, tellFailure }: Pick<StepProps<Picked | null, never>, 'pick' | 'tellFailure'>,
  rowKey: (row: Row) => string,
  fetchRest: (row: Row) => Promise<Picked>,
): Picking<Row> {
  const [looking, setLooking] = useState<string | null>(null)
  const take = (row: Row) => {
    setLooking(rowKey(row))
    fetchRest(row)
      .then(pick, (problem: unknown) => {
        if (!(problem instanceof CallFailure)) throw problem
        tellFailure({ text: problem.message })
      })
      .finally(() => setLooking(null))
  }
  return { looking, take }
}
