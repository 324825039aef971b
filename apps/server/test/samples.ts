import type { AnyProcedure, ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import { actionSamples } from './action-samples.ts'
import { loadSamples } from './load-samples.ts'

export type LoadName = Extract<AnyProcedure, { kind: 'load' }>['name']
export type ActionName = Extract<AnyProcedure, { kind: 'action' }>['name']

/** What the example company has and no other: a call of another company that names it must find nothing. */
export interface Belongings {
  readonly machine_id: string
  readonly card_no: string
  readonly employee: string
  readonly stop_code: string
  readonly dashboard: string
}

type Samples = { readonly [N in ProcedureName]: ProcedureInput<N> }

/** A good payload of every procedure. A new procedure does not compile without one, so it is covered by itself. */
export function samples(of: Belongings): Samples {
  return { ...loadSamples(of), ...actionSamples(of) }
}
