import { MOST_PIECES } from '@takt/domain/ground/model/quantity.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { procedures } from './procedures.ts'

interface JsonSchema {
  readonly type?: string
  readonly maximum?: number
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** Where a quantity may be said without a limit, as the path of its field. */
function unlimited(schema: JsonSchema, path: string): string[] {
  const own = /(^|_)(qty|quantity)$/.test(path.split('.').at(-1) ?? '')
  const number = (schema.type === 'number' || schema.type === 'integer') && schema.const === undefined
  return [
    ...(own && number && (schema.maximum ?? Number.POSITIVE_INFINITY) > MOST_PIECES ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => unlimited(inner, `${path}.${name}`)),
    ...(schema.items ? unlimited(schema.items, path) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => unlimited(inner, path)),
  ]
}

test('T-PLANT-261 no call takes a quantity without a limit', () => {
  const found = procedures
    .filter(({ kind }) => kind === 'action')
    .flatMap(({ name, input }) =>
      unlimited(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema, name),
    )
  expect(found).toEqual([])
})
