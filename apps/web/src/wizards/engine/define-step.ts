import type { Session } from '@takt/domain/ground/model/session.ts'
import type { Machine, TouchConfig } from '@takt/domain/machines/model/machine.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'
import type { Leaving } from './leaving.ts'
import type { Said } from './said.ts'

/** How the wizard was opened. */
export interface Opening {
  /** Below the machine's finished orders. */
  readonly finished: boolean
  /** For material instead of pieces. */
  readonly material: boolean
  /** For one order, by its card. */
  readonly card_no?: string
}

/** What is known about the machine before anything is asked. */
export interface WizardContext {
  readonly opening: Opening
  readonly machine: Machine
  /** null when the server has none. */
  readonly touch: TouchConfig | null
  readonly session: Session
  /** Running orders of the machine, kept fresh: quantities move while the operator types. null until they are known. */
  readonly running: readonly RunningOrder[] | null
}

/** And with what was answered so far. */
export interface Asked extends WizardContext {
  readonly order: RunningOrder | null
  readonly answer: Answer
}

/** The answer of a step, in the type of that step. */
export type Answer = <V>(step: { readonly id: string; readonly initial: V }) => V

export type Verdict =
  | 'ok'
  /** `refused`: what was entered cannot be, while otherwise something is only still missing. */
  | { readonly blocked: Said; readonly refused?: boolean; readonly warn?: readonly Said[] }
  /** Worth a second look, but may go on: the next button turns yellow. */
  | { readonly warn: readonly Said[] }

export interface StepProps<V, S extends object> {
  readonly value: V
  readonly settings: S
  readonly asked: Asked
  readonly blocked: boolean
  change(value: V): void
  /** What the step has loaded or proposes: leaving it loses nothing, so nobody is asked. */
  prefill(value: V): void
  /** The operator pressed a row. */
  pick(value: V): void
  /** There is only one row; the engine lets each step jump once. */
  jump(value: V): void
  next(): void
  /** Goes on without what happens on leaving: after a step that stays, the operator is done. */
  end(): void
  /** The answer takes it back, for when it no longer holds. */
  tellFailure(said: Said): () => void
}

/** For steps on which a wizard can set nothing. */
export type NoSettings = Record<string, never>

/** V is what the operator enters, S is what a wizard may set on the step. */
export interface Step<V, S extends object> {
  readonly id: string
  readonly label: TextKey
  readonly initial: V
  readonly settings: S
  readonly advancesOnPick?: true
  /** A scanned code is an answer here; in every other step it is told and not entered. */
  readonly takesScan?: true
  /** A step that picks an order: the one that the others speak of. */
  readonly order?: (value: V) => RunningOrder | null
  /** A step that picks what later steps speak of, where that is no order: its number. */
  readonly subject?: (value: V) => string
  /** What stays of the answer when another order or article is picked; without it all of it does. */
  readonly renew?: (value: V) => V
  /** Its orders run: one that ends meanwhile is asked for again. */
  readonly followsRunning?: true
  readonly table?: { readonly key: string; readonly columns: readonly string[] }
  readonly check: (value: V, settings: S, asked: Asked) => Verdict
  readonly leaving?: (value: V, settings: S, asked: Asked) => Leaving<V> | null
  /** One of several of this kind in a wizard: the folder it lies in. */
  readonly kind?: string
  readonly load: () => Promise<{ readonly default: ComponentType<StepProps<V, S>> }>
}

export function defineStep<V, S extends object>(step: Step<V, S>): Step<V, S> {
  return step
}

export function isBlocked(verdict: Verdict): boolean {
  return verdict !== 'ok' && 'blocked' in verdict
}
