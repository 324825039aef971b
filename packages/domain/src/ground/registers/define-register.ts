import type { Permission } from '../permissions.ts'
import { type Field, firstValue, type ValueOf } from './field.ts'

export type Fields = Readonly<Record<string, Field>>

/** Master data of one kind: what an administrator keeps a list of. */
export interface Register<N extends string = string, F extends Fields = Fields, K extends string = string> {
  /** Names it in its words, in the audit and in files. */
  readonly name: N
  /** The field by which a row is known. It stays as it was first given. */
  readonly key: K
  /** In the order of the form. */
  readonly fields: F
  readonly calls: { readonly load: string; readonly save: string; readonly remove: string }
  /** Who may change it. */
  readonly permission: Permission
}

type GivenRow<F extends Fields> = { [X in keyof F as F[X] extends { found: true } ? never : X]: ValueOf<F[X]> } & {
  [X in keyof F as F[X] extends { found: true } ? X : never]?: ValueOf<F[X]> | undefined
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
>(register: Omit<Register<N, F, K>, 'calls' | 'permission'> & { calls: C; permission?: Permission }) {
  return { permission: 'can-do-admin-actions' as Permission, ...register }
}

/** A new row, before anybody has typed. */
export function firstRow<R extends Register>(register: R): RowOf<R> {
  const entries = Object.entries(register.fields).map(([name, field]) => [name, firstValue(field)])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as RowOf<R>
}
