import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'
import type { Asked, Step, StepProps, Verdict } from './define-step.ts'
import type { Leaving } from './leaving.ts'
import type { Said } from './said.ts'

export type AnyStepComponent = ComponentType<StepProps<unknown, object>>

/** A step as one wizard uses it; its types are checked by `use` and forgotten here, so that wizards can hold a list. */
export interface Use {
  readonly id: string
  /** Its folder among the steps. */
  readonly kind: string
  readonly label: TextKey
  /** What it is called for these answers; undefined: as its label says. */
  readonly title: (asked: Asked) => string | undefined
  readonly initial: unknown
  readonly advancesOnPick: boolean
  readonly takesScan: boolean
  readonly order: ((value: unknown) => RunningOrder | null) | undefined
  readonly subject: (value: unknown) => string
  readonly renew: ((value: unknown) => unknown) | undefined
  readonly followsRunning: boolean
  readonly table: { readonly key: string; readonly columns: readonly string[] } | undefined
  readonly enabled: (asked: Asked) => boolean
  readonly settings: (asked: Asked) => object
  readonly check: (value: unknown, asked: Asked) => Verdict
  readonly leaving: (value: unknown, asked: Asked) => Leaving<unknown> | null
  readonly load: () => Promise<{ readonly default: AnyStepComponent }>
}

/** Any step, for `use`: the settings are read off the step alone, so that a wrong one cannot widen them. */
interface StepShape
  extends Pick<
    Step<unknown, object>,
    'id' | 'kind' | 'label' | 'initial' | 'advancesOnPick' | 'takesScan' | 'followsRunning' | 'table'
  > {
  readonly settings: object
  readonly order?: (value: never) => RunningOrder | null
  readonly subject?: (value: never) => string
  readonly renew?: (value: never) => unknown
  readonly check: (value: never, settings: never, asked: Asked) => Verdict
  readonly leaving?: (value: never, settings: never, asked: Asked) => Leaving<unknown> | null
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** Conditional as a whole: only then does TypeScript know the step before it reads the function, and text keys stay keys. */
type SetOn<T extends StepShape> = T extends { readonly settings: infer S } ? (asked: Asked) => Partial<S> : never

type LeavingOf<T extends StepShape> = T extends { readonly initial: infer V }
  ? (asked: Asked) => Leaving<V> | null
  : never

interface UseOptions<T extends StepShape> {
  /** Without it the step is always there. */
  readonly when?: (asked: Asked) => boolean
  readonly settings?: SetOn<T>
  readonly title?: (asked: Asked) => string | undefined
  /** What this wizard does when the step is left. */
  readonly leaving?: LeavingOf<T>
}

export function use<T extends StepShape>(step: T, options: UseOptions<T> = {}): Use {
  const settings = (asked: Asked): object => ({ ...step.settings, ...options.settings?.(asked) })
  return {
    id: step.id,
    kind: step.kind ?? step.id,
    label: step.label,
    title: options.title ?? (() => undefined),
    initial: step.initial,
    advancesOnPick: step.advancesOnPick ?? false,
    takesScan: step.takesScan ?? false,
    order: step.order as Use['order'],
    subject: (value) => step.order?.(value as never)?.card_no ?? step.subject?.(value as never) ?? '',
    renew: step.renew as Use['renew'],
    followsRunning: step.followsRunning ?? false,
    table: step.table,
    enabled: options.when ?? (() => true),
    settings,
    check: (value, asked) => step.check(value as never, settings(asked) as never, asked),
    leaving: (value, asked) =>
      options.leaving?.(asked) ?? step.leaving?.(value as never, settings(asked) as never, asked) ?? null,
    load: step.load as Use['load'],
  }
}

/** One try to complete. A repeat after a lost answer carries the same id and time: the server books it once. */
export interface Attempt {
  readonly requestId: string
  readonly at: number
}

/** Asked after a booking that was made; nobody there counts as no. */
export interface Question {
  readonly title: Said
  readonly message: Said
  readonly yes: Said
  readonly no: Said
  /** What Yes does, and the sentence that is shown then. */
  run(): Promise<Said>
}

export interface Finished {
  readonly said: Said
  readonly ask?: Question | undefined
  /** Books it back, under the request it is given, and answers the sentence that is shown then. */
  readonly undo?: ((requestId: string) => Promise<Said>) | undefined
}

/** For a booking of several parts: what became of each is kept in the value of a step. */
export type Mark = <V, S extends object>(step: Step<V, S>, value: V) => void

export interface Wizard {
  readonly id: string
  readonly title: TextKey
  /** What it is about, below its title, where no order says so yet. */
  readonly about?: (asked: Asked) => string | undefined
  readonly steps: readonly Use[]
  /** The machines that have it; on others its page says that they do not. */
  readonly only?: { readonly where: (machine: Machine) => boolean; readonly otherwise: TextKey }
  /** What it was gone through for; null when it was left. The browser's way back leads to the wizard again. */
  readonly leadsTo?: (machine_id: string) => string | null
  /** Books, and answers the sentence that is shown then; null when there was nothing to book. */
  readonly finish: (asked: Asked, attempt: Attempt, mark: Mark) => Promise<Said | Finished | null>
}

export function defineWizard(wizard: Wizard): Wizard {
  return wizard
}
