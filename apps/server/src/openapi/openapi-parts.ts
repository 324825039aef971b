/** What the descriptions of all addresses are made of. */
import { z } from 'zod'

export const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  // The document says once which JSON Schema it is written in.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return described
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const body = (schema: unknown) => ({ required: true, content: { 'application/json': { schema } } })
export const answer = (description: string, schema: unknown) => ({
  description,
  content: { 'application/json': { schema } },
})
export const nothing = { type: 'object', properties: {} }

/** Every answer of a call has this form; what it is about stands in the rows. */
export const rowsOf = (row: unknown) => ({
  type: 'object',
  required: ['data', 'call_status'],
  properties: { data: { type: 'array', items: row }, call_status: { type: 'array', items: ref('call_status') } },
})

const failure = answer('What went wrong, and which field', ref('failure'))
export const failures = (...codes: string[]) => Object.fromEntries(codes.map((code) => [code, failure]))
export const ofCalls = failures('401', '403', '404', '409', '422', '429')

export const inQuery = (name: string, required: boolean) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string' },
})

export const inPath = (name: string, description?: string) => ({
  name,
  in: 'path',
  required: true,
  ...(description === undefined ? {} : { description }),
  schema: { type: 'string' },
})
