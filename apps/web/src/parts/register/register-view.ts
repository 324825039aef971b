import type { KeptRow, Register, RowOf } from '@takt/domain/ground/registers/define-register.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ReactNode } from 'react'

type FieldOf<R extends Register> = keyof R['fields'] & string

/** The words that every register has. */
export type RegisterKey<R extends Register> =
  | `register.${R['name']}.${'count' | 'new' | 'none' | 'empty' | 'empty-text'}`
  | `register.${R['name']}.field.${FieldOf<R>}`

export interface FieldPartProps {
  readonly label: string
  readonly value: unknown
  onValueChange(value: unknown): void
}

/** How a register looks on its page, where its fields do not say it already. */
export interface RegisterView<R extends Register> {
  readonly of: R
  readonly title: TextKey
  /** Columns of the list on a wide screen, behind the key and the name. */
  readonly columns: readonly FieldOf<R>[]
  /** What a field of the kind `code` names. */
  readonly names?: Partial<Record<FieldOf<R>, Register>>
  readonly hints?: Partial<Record<FieldOf<R>, TextKey>>
  /** How a choice is called. */
  choice?(field: string, value: string): TextKey
  /** What a new row begins with, beside those that are there. */
  begin?(rows: readonly KeptRow<R>[]): Partial<RowOf<R>>
  /** What the server would find for fields that are left out. */
  found?(draft: RowOf<R>, rows: readonly KeptRow<R>[]): Partial<RowOf<R>>
  /** A field whose form is its own. */
  readonly parts?: Partial<Record<FieldOf<R>, (props: FieldPartProps) => ReactNode>>
  /** When it can be deleted; left out, as long as nothing was booked on it. */
  readonly deleteText?: TextKey
}

/** Without all of its words it does not compile. */
export function showRegister<const R extends Register>(
  view: RegisterView<R> &
    (RegisterKey<R> extends TextKey ? unknown : { readonly missing: Exclude<RegisterKey<R>, TextKey> }),
): RegisterView<R> {
  return view
}

/** What a page works with: the words of the view were looked at when it was written. */
export type AnyView = Omit<RegisterView<Register>, 'begin' | 'found'> & {
  begin?(rows: readonly Row[]): Row
  found?(draft: Row, rows: readonly Row[]): Row
}
export type Row = Readonly<Record<string, unknown>>
