/**
 * What a field of a register holds. Plain data: the schema of the wire, the form, the file and the history are made of it,
 * so none of them can say something else.
 */
import type { Names } from '../names.ts'

export type Field =
  | TextField
  | NumberField
  | ChoiceField
  | CodeField
  | NamesField
  | { readonly kind: 'flag'; readonly first: 0 | 1 }
  | { readonly kind: 'yes-no'; readonly first: boolean }
  /** 'Automatic', a colour name or #rrggbb. */
  | { readonly kind: 'colour' }
  /** Null: every machine. */
  | { readonly kind: 'machines' }

/** What pages of their own have besides: shown in the history, and never given through a register. */
export type ShownField =
  | Field
  /** `of`: what the codes in it name. */
  | { readonly kind: 'list'; readonly of?: string }
  | { readonly kind: 'moment' }
  /** Minutes since midnight. */
  | { readonly kind: 'minute-of-day' }
  | { readonly kind: 'language' }
  /** What holds more than can be said in a line: only that it was changed is told. */
  | { readonly kind: 'inside' }

interface TextField {
  readonly kind: 'text'
  readonly most: number
  readonly needed: boolean
  /** More than one: it is written in a box of so many lines. */
  readonly lines: number
  /** How it has to be written, and what is said of one that is not. */
  readonly form?: TextForm
}

export interface TextForm {
  readonly pattern: RegExp
  readonly refusal: string
}

/** A name or an address in the plant's network. */
export const networkAddress: TextForm = { pattern: /^[\w.:-]*$/, refusal: 'field-no-address' }

interface NumberField {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** May be left empty, which is null. */
  readonly empty: boolean
  readonly first: number | null
  /** It names something (a port, a year, a number of a calendar) and counts nothing: written without signs between thousands. */
  readonly plain?: true
}

interface ChoiceField<Value extends string = string> {
  readonly kind: 'choice'
  readonly values: readonly Value[]
  /** The server finds it where it is left out. */
  readonly found: boolean
  readonly first?: Value
  /** What each is called: a text key of this and the value. Left out, it is a sign that needs no words. */
  readonly words?: string
}

/** The key of a row of another register. */
interface CodeField {
  readonly kind: 'code'
  readonly of: string
  readonly most: number
  readonly needed: boolean
}

interface NamesField {
  readonly kind: 'names'
  readonly most: number
  readonly needed: boolean
  readonly lines: number
}

export const MOST_MACHINES = 500

export function textOf(most: number, how: { needed?: boolean; lines?: number; form?: TextForm } = {}) {
  const { needed = false, lines = 1, form } = how
  return { kind: 'text', most, needed, lines, ...(form && { form }) } as const
}

export function numberOf<const E extends boolean = false>(
  min: number,
  max: number,
  how: { whole?: boolean; empty?: E; first?: E extends true ? number | null : number; plain?: true } = {},
) {
  const empty = (how.empty ?? false) as E
  const first = how.first ?? (empty ? null : min)
  return {
    kind: 'number',
    min,
    max,
    whole: how.whole ?? true,
    empty,
    first,
    ...(how.plain && { plain: true as const }),
  } as const
}

export function choiceOf<const V extends string, const F extends boolean = false>(
  values: readonly V[],
  how: { found?: F; first?: NoInfer<V>; words?: string } = {},
) {
  const { found = false, first, words } = how
  return { kind: 'choice', values, found: found as F, ...(first && { first }), ...(words && { words }) } as const
}

export function codeOf(register: string, most: number, how: { needed?: boolean } = {}) {
  return { kind: 'code', of: register, most, needed: how.needed ?? true } as const
}

export function namesOf(most: number, how: { needed?: boolean; lines?: number } = {}) {
  const { needed = true, lines = 1 } = how
  return { kind: 'names', most, needed, lines } as const
}

export const flagOf = (first: 0 | 1 = 0) => ({ kind: 'flag', first }) as const
export const yesNoOf = (first: boolean) => ({ kind: 'yes-no', first }) as const
export const colour = { kind: 'colour' } as const
export const machines = { kind: 'machines' } as const
export const list = { kind: 'list' } as const
export const listOf = (of: string) => ({ kind: 'list', of }) as const
export const language = { kind: 'language' } as const
export const moment = { kind: 'moment' } as const
export const minuteOfDay = { kind: 'minute-of-day' } as const
export const inside = { kind: 'inside' } as const

/** A value as a person gives it. */
export type ValueOf<F extends Field> = F extends { kind: 'text' | 'code' | 'colour' }
  ? string
  : F extends { kind: 'number' }
    ? F extends { empty: true }
      ? number | null
      : number
    : F extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : F extends { kind: 'names' }
        ? Names
        : F extends { kind: 'flag' }
          ? 0 | 1
          : F extends { kind: 'yes-no' }
            ? boolean
            : string[] | null

/** What stands in the field of a new row. */
export function firstValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'code':
      return ''
    case 'names':
      return {}
    case 'colour':
      return 'Automatic'
    case 'machines':
      return null
    case 'choice':
      return field.first ?? (field.found ? undefined : field.values[0])
    default:
      return field.first
  }
}
