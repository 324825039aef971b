import { trailField } from '@takt/domain/setup/trail-fields.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'

/** What a test has written into the trail: every kind of entry with the fields that it holds. */
export const writtenFields = `
  select distinct a.what, coalesce(field, '') as field
  from audit a, lateral (values (a.before), (a.after)) side (content),
    lateral (
      select jsonb_object_keys(content) as field where jsonb_typeof(content) = 'object'
      union all select null where jsonb_typeof(content) not in ('object', 'null')
    ) told`

/** Entries of tests about the trail itself, which no call of the product writes. */
const planted = new Set(['teapot.boiled', 'test.done'])

/** People would read `stop_reason` in three languages: its words are missing in domain/setup/trail-fields. */
export function withoutWords(rows: readonly { readonly what: string; readonly field: string }[]): string[] {
  return rows
    .filter(({ what }) => !planted.has(what))
    .filter(({ what, field }) => {
      const { thing, verb } = deedOf(what)
      // A setting is told by its name.
      return thing === null || verb === null || (thing !== 'setting' && trailField(thing, field) === null)
    })
    .map(({ what, field }) => `${what} ${field}`)
}
