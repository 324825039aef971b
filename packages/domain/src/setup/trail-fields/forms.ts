/** How values of the trail are written: as in registers, and some that only bookings and doors have. */
import type { ShownField } from '../../ground/registers/field.ts'

/** What has a name of its own beside its code or number. */
export const namedThings = [
  ...['machine', 'employee', 'user', 'user-id', 'part', 'tool', 'material', 'printer', 'shift', 'day-type', 'calendar'],
  ...['stop-code', 'stop-group', 'scrap-reason', 'scrap-category', 'setup-type', 'activity-type', 'document-group'],
  ...['department', 'zone', 'category', 'line', 'level', 'permission', 'function', 'weekday', 'terminal-menu'],
] as const
export type NamedThing = (typeof namedThings)[number]

export type TrailForm =
  | ShownField
  | { readonly kind: 'hidden' | 'milliseconds' | 'stop-key' }
  /** A text key of this and the value. */
  | { readonly kind: 'said'; readonly words: string }

/** What a field is called, as a text key, and how its value is written. */
export type TrailField = readonly [label: string, form: TrailForm]
export type TrailFields = Readonly<Record<string, TrailField>>

export const text = { kind: 'text', most: 0, needed: false, lines: 1 } as const
const anyNumber = { kind: 'number', min: 0, max: 0, whole: false, empty: true, first: null } as const
export const number = anyNumber
export const plain = { ...anyNumber, plain: true } as const
export const yesNo = { kind: 'yes-no', first: false } as const
export const moment = { kind: 'moment' } as const
export const list = { kind: 'list' } as const
export const inside = { kind: 'inside' } as const
export const names = { kind: 'names', most: 0, needed: false, lines: 1 } as const
export const milliseconds = { kind: 'milliseconds' } as const
export const stopKey = { kind: 'stop-key' } as const
export const named = (of: NamedThing) => ({ kind: 'code', of, most: 0, needed: false }) as const
export const listOf = (of: NamedThing) => ({ kind: 'list', of }) as const
export const said = (words: string) => ({ kind: 'said', words }) as const

/** Counts versions, seals contents or names rows of other tables: of no use to anybody who reads. */
export const hidden: TrailField = ['', { kind: 'hidden' }]
