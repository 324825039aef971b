import type { AnyProcedure } from '@takt/contract/procedures.ts'

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
