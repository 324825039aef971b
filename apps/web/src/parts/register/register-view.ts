import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { ProcedureName } from '@takt/contract/procedures.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { type Names, nameIn } from '@takt/domain/ground/names.ts'
import type { Described, Filed, KeptRow, Register, RowOf } from '@takt/domain/ground/registers/define-register.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ReactNode } from 'react'

type FieldOf<R extends Described> = keyof R['fields'] & string

/** The words that every register has. */
export type RegisterKey<R extends Register> =
  | `register.${R['name']}.${'count' | 'new' | 'none' | 'empty' | 'empty-text'}`
  | `register.${R['name']}.field.${FieldOf<R>}`

export interface FieldPartProps {
  readonly label: string
  readonly value: unknown
  onValueChange(value: unknown): void
}

/** What a code is chosen from, where that is no register. */
export interface CodeList {
  readonly load: ProcedureName
  /** Null: the row is none of these. */
  nameOf(row: Row): { readonly code: string; readonly name: string } | null
  /** How it is said that there is none. */
  readonly none: TextKey
}

/** What is given beside the fields, in the form. */
export interface BesideProps {
  /** Null: a new one. */
  readonly row: Row | null
  readonly draft: Row
  set(change: Row): void
}

/** What the history and the file of a register are written with. */
export interface DescribedView {
  readonly of: Described
  readonly title: TextKey
  /** The page shows the rows with this value alone. */
  readonly only?: { readonly field: string; readonly value: string }
}

/** The same where files are read as well. */
export interface FiledView extends DescribedView {
  readonly of: Filed
}

/** The history and the file of a page that is more than a list and a form: its fields are called as the form calls them. */
export function showChanges<const D extends Described>(
  view: Omit<DescribedView, 'of'> & {
    readonly of: D & { readonly labels: Readonly<Record<FieldOf<D>, TextKey>> }
  },
): Omit<DescribedView, 'of'> & { readonly of: D } {
  return view
}

/** How a register looks on its page, where its fields do not say it already. */
export interface RegisterView<R extends Register> {
  readonly of: R
  readonly title: TextKey
  /** Columns of the list on a wide screen, behind the key and the name. */
  readonly columns: readonly FieldOf<R>[]
  /** On a phone, in place of the description: a field, and another below it. */
  readonly onPhone?: readonly [first: FieldOf<R>, second: FieldOf<R>]
  /** What a field of the kind `code` names. */
  readonly names?: Partial<Record<FieldOf<R>, Register | CodeList>>
  /** What the search asks for; left out, a code or a name. */
  readonly find?: TextKey
  /** How the list says yes and no of a field. */
  readonly states?: Partial<Record<FieldOf<R>, readonly [yes: TextKey, no: TextKey]>>
  /** What changes what the list shows, beside a change of settings. */
  readonly reloadOn?: readonly LiveEventName[]
  /** What is given beside the fields as it begins, and where it is written. */
  readonly beside?: { readonly first: Row; readonly part: (props: BesideProps) => ReactNode }
  readonly hints?: Partial<Record<FieldOf<R>, TextKey>>
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

/** What a row is called, without its key. */
export function rowName({ title }: Register, row: Row, language: Language): string {
  return title === undefined ? nameIn((row.names ?? {}) as Names, language) : String(row[title] ?? '').trim()
}
