import { expect, test } from 'vitest'
import { z } from 'zod'
import { isSecretField } from './ground/secret-fields.ts'
import { procedures } from './procedures.ts'

const LOOKS_SECRET = /pass|pin\b|secret|token|^code$/
/** Of master data, a choice, the name of a device. */
const NONE = /^(save|delete)_(place|machine)\w* code$|^\w+ passkey_name$|^save_sign_in_provider passwords$/
/** What a row of a register is known by stands in its list and in its history. */
const isKey = ({ register }: { readonly register?: string }, field: string) =>
  register !== undefined && field === 'code'

interface Schema {
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

function fieldsOf({ properties = {}, items, anyOf = [], oneOf = [] }: Schema): string[] {
  const inside = [...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...inside.flatMap(fieldsOf)]
}

test('T-SAFE-126 a field of an action that looks like a secret is one, or is known to be none', () => {
  const actions = procedures.filter(({ kind }) => kind === 'action')
  const forgotten = actions.flatMap((procedure) =>
    fieldsOf(z.toJSONSchema(procedure.input, { io: 'input', unrepresentable: 'any' }) as Schema)
      .filter((field) => LOOKS_SECRET.test(field) && !isSecretField(procedure, field) && !isKey(procedure, field))
      .map((field) => `${procedure.name} ${field}`)
      .filter((place) => !NONE.test(place)),
  )
  expect(forgotten).toEqual([])
})

test('T-SAFE-126 what names no secret by itself is said by its call', () => {
  const said = procedures.filter((procedure) => 'secrets' in procedure).map(({ name }) => name)
  expect(said.toSorted()).toEqual([
    'begin_passkey',
    'confirm_second_factor',
    'remove_second_factor',
    'renew_recovery_codes',
    'set_employee_clock',
  ])
})
