import type { RunningOrder } from '@takt/domain/model/order.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'
import type { Asked, Step, StepProps, Verdict } from './define-step.ts'
import type { Said } from './said.ts'

export type AnyStepComponent = ComponentType<StepProps<unknown, object>>

/** A step as one wizard uses it; its types are checked by `use` and forgotten here, so that wizards can hold a list. */
export interface Use {
  readonly id: string
  readonly label: TextKey
  readonly initial: unknown
  readonly advancesOnPick: boolean
  readonly table: { readonly key: string; readonly columns: readonly string[] } | undefined
  readonly enabled: (asked: Asked) => boolean
  readonly settings: (asked: Asked) => object
  readonly check: (value: unknown, asked: Asked) => Verdict
  readonly load: () => Promise<{ readonly default: AnyStepComponent }>
}

/** Any step, for `use`: the settings are read off the step alone, so that a wrong one cannot widen them. */
interface StepShape extends Pick<Step<unknown, object>, 'id' | 'label' | 'initial' | 'advancesOnPick' | 'table'> {
  readonly settings: object
  readonly check: (value: never, settings: never, asked: Asked) => Verdict
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** Conditional as a whole: only then does TypeScript know the step before it reads the function, and text keys stay keys. */
type SetOn<T extends StepShape> = T extends { readonly settings: infer S } ? (asked: Asked) => Partial<S> : never

interface UseOptions<T extends StepShape> {
  /** Without it the step is always there. */
  readonly when?: (asked: Asked) => boolean
  readonly settings?: SetOn<T>
}

export function use<T extends StepShape>(step: T, options: UseOptions<T> = {}): Use {
  const settings = (asked: Asked): object => ({ ...step.settings, ...options.settings?.(asked) })
  return {
    id: step.id,
    label: step.label,
    initial: step.initial,
    advancesOnPick: step.advancesOnPick ?? false,
    table: step.table,
    enabled: options.when ?? (() => true),
    settings,
    check: (value, asked) => step.check(value as never, settings(asked) as never, asked),
    load: step.load as Use['load'],
  }
}

/** One try to complete. A repeat after a lost answer carries the same id and time: the server books it once. */
export interface Attempt {
  readonly requestId: string
  readonly at: number
}

export interface Wizard {
  readonly id: string
  readonly title: TextKey
  /** The id of the step that picks the order which the others speak of; without it no order is spoken of. */
  readonly orderFrom?: string | undefined
  readonly steps: readonly Use[]
  /** Books, and answers the sentence that is shown then. */
  readonly finish: (asked: Asked, attempt: Attempt) => Promise<Said>
}

interface WizardDefinition<S extends object> extends Omit<Wizard, 'orderFrom'> {
  readonly orderFrom?: Step<RunningOrder | null, S>
}

export function defineWizard<S extends object = object>(definition: WizardDefinition<S>): Wizard {
  return { ...definition, orderFrom: definition.orderFrom?.id }
}
