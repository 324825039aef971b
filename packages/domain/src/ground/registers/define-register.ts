import type { Permission } from '../permissions.ts'
import { type Field, firstValue, type ShownField, type ValueOf } from './field.ts'

export type Fields = Readonly<Record<string, Field>>
type ShownFields = Readonly<Record<string, ShownField>>

/** Master data as far as its history and its file need to know: also that of pages which are more than a list and a form. */
export interface Described<N extends string = string, F extends ShownFields = ShownFields, K extends string = string> {
  /** Names it in its words, in the audit and in files. */
  readonly name: N
  /** The field by which a row is known. It stays as it was first given. */
  readonly key: K
  /** In the order of the form. */
  readonly fields: F
  /** What its fields are called, as text keys; left out, the register has words of its own: `register.<name>.field.<field>`. */
  readonly labels?: Readonly<Record<keyof F & string, string>>
  /** Who sees some machines only is told of entries that are named by those, and of no others. */
  readonly isOfMachines?: true
  /** What its page asks of who reads it, where that is more than to see the administration: its history asks for it too. */
  readonly readBy?: Permission
}

/** Master data of one kind: what an administrator keeps a list of. */
export interface Register<N extends string = string, F extends Fields = Fields, K extends string = string>
  extends Described<N, F, K> {
  /** Without `remove` a row is switched off and stays. */
  readonly calls: { readonly load: string; readonly save: string; readonly remove?: string }
  /** Who may change it. */
  readonly permission: Permission
  /** What a row is called, where that is no name in every language. */
  readonly title?: string
  /** What a program leaves out of a row stays as it was, the version as well. */
  readonly isPartial?: boolean
}

type GivenRow<F extends Fields> = { [X in keyof F as F[X] extends { found: true } ? never : X]: ValueOf<F[X]> } & {
  [X in keyof F as F[X] extends { found: true } ? X : never]?: ValueOf<F[X]> | undefined
}

/** Master data with a page of its own of which a file is read too: every field is one that can be written. */
export interface Filed<N extends string = string, F extends Fields = Fields, K extends string = string>
  extends Described<N, F, K> {
  /** The fields by which a row is found again, where its key alone does not tell it from another. */
  readonly knownBy?: readonly (keyof F & string)[]
  readonly permission: Permission
}

/** A row as a person gives it: what the server finds by itself may be left out. */
export type RowOf<R extends { readonly fields: Fields }> = {
  [X in keyof GivenRow<R['fields']>]: GivenRow<R['fields']>[X]
}

/** A row as it is kept, over the version it was loaded with. */
export type KeptRow<R extends { readonly fields: Fields }> = {
  [X in keyof R['fields']]: ValueOf<R['fields'][X]>
} & { readonly version: number }

export function defineRegister<
  const N extends string,
  const F extends Fields,
  const K extends keyof F & string,
  const C extends Register['calls'],
  const P extends boolean = false,
>(
  register: Omit<Register<N, F, K>, 'calls' | 'permission' | 'title' | 'isPartial'> & {
    calls: C
    isPartial?: P
    permission?: Permission
    title?: keyof F & string
  },
) {
  return { permission: 'can-do-admin-actions' as Permission, ...register }
}

export function describeRegister<
  const N extends string,
  const F extends ShownFields,
  const K extends keyof F & string,
  const L extends Readonly<Record<keyof F & string, string>>,
>(described: Omit<Described<N, F, K>, 'labels'> & { readonly labels: L }) {
  return described
}

export function describeFiled<
  const N extends string,
  const F extends Fields,
  const K extends keyof F & string,
  const L extends Readonly<Record<keyof F & string, string>>,
>(filed: Omit<Filed<N, F, K>, 'labels' | 'permission'> & { readonly labels: L }) {
  return { permission: 'can-do-admin-actions' as Permission, ...filed }
}

/** What tells a row from every other. */
export function rowKey(
  { key, knownBy = [key] }: Pick<Filed, 'key' | 'knownBy'>,
  row: Readonly<Record<string, unknown>>,
) {
  return knownBy.map((field) => String(row[field] ?? '').trim()).join('/')
}

/** The text key of a field's label. */
export function labelKey({ name, labels }: Described, field: string): string {
  return labels?.[field] ?? `register.${name}.field.${field}`
}

/** A new row, before anybody has typed. */
export function firstRow<R extends { readonly fields: Fields }>(register: R): RowOf<R> {
  const entries = Object.entries(register.fields).map(([name, field]) => [name, firstValue(field)])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as RowOf<R>
}
