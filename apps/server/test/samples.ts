import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import { actionSamples } from './action-samples.ts'
import { loadSamples } from './load-samples.ts'
import type { Belongings } from './sample-words.ts'

type Samples = { readonly [N in ProcedureName]: ProcedureInput<N> }

/** A good payload of every procedure. A new procedure does not compile without one, so it is covered by itself. */
export function samples(of: Belongings): Samples {
  return { ...loadSamples(of), ...actionSamples(of) }
}
