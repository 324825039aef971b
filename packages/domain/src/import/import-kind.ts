/** What can be brought in, field by field. The HTTP way, the page, its templates and the description read the same list. */
export const importKinds = ['parts', 'tools', 'materials', 'employees', 'orders'] as const
export type ImportKind = (typeof importKinds)[number]

export type FieldType = 'text' | 'number' | 'whole' | 'yes-no' | 'time' | 'materials'
export type FieldValue = string | number | boolean | readonly OrderMaterial[]

export interface OrderMaterial {
  readonly line_no: number
  readonly material_no: string
  readonly material_card_no: string
  readonly planned_qty: number
  readonly per_unit: number
}

export interface ImportField {
  readonly name: string
  readonly type: FieldType
  /** Signs of a text; the highest that a number may be. */
  readonly most?: number
  /** A number of 0 means nothing here. */
  readonly aboveZero?: true
  /** What a new one has when nothing is said; without it a new one has to say it. */
  readonly otherwise?: FieldValue
  /** Headings of columns that mean it, as plants write them in English and Swedish. */
  readonly words: readonly string[]
}

export interface ImportDefinition {
  readonly kind: ImportKind
  /** Names of the fields that tell one from another. */
  readonly key: readonly string[]
  readonly fields: readonly ImportField[]
}

/** One as it came: what is not said is not there. */
export type ImportRecord = Readonly<Record<string, FieldValue>>

/** Why one cannot be taken, and at which of its fields. */
export interface ImportFault {
  readonly field: string
  readonly refusal: string
  readonly values: Readonly<Record<string, string | number>>
}

/** More are sent in several calls. */
export const MOST_RECORDS = 5000

export function keyOf(record: Readonly<Record<string, unknown>>, definition: ImportDefinition): string {
  return definition.key.map((name) => String(record[name] ?? '')).join(' / ')
}
