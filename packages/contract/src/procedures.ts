/** The list of all calls: what reads and what changes something. */
import type { z } from 'zod'
import { actions } from './actions.ts'
import { loads } from './loads.ts'

export const procedures = [...loads, ...actions] as const

export type AnyProcedure = (typeof procedures)[number]
export type ProcedureName = AnyProcedure['name']
export type ProcedureNamed<N extends ProcedureName> = Extract<AnyProcedure, { name: N }>
export type ProcedureInput<N extends ProcedureName> = z.input<ProcedureNamed<N>['input']>
export type ProcedureRow<N extends ProcedureName> = z.output<ProcedureNamed<N>['output']>
