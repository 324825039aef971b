/** The schemas of a register's rows on the wire, made of its fields. */

import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { givenNames, Names, neededNames } from '@takt/domain/ground/model/names.ts'
import { ReasonColour } from '@takt/domain/ground/model/reason-colour.ts'
import type { Fields, Register } from '@takt/domain/ground/registers/define-register.ts'
import { type Field, MOST_MACHINES, type ValueOf } from '@takt/domain/ground/registers/field.ts'
import { z } from 'zod'

type Same<Value> = z.ZodType<Value, Value>
export type GivenShape<F extends Fields> = {
  [X in keyof F]: F[X] extends { found: true } ? z.ZodOptional<Same<ValueOf<F[X]>>> : Same<ValueOf<F[X]>>
}
type Kept<F extends Fields> = { [X in keyof F]: Same<ValueOf<F[X]>> } & { version: Same<number> }

/** A row as a person gives it. */
export function givenRow<F extends Fields>({ fields }: { readonly fields: F }): z.ZodObject<GivenShape<F>> {
  return z.object(mapped(fields, givenValue)) as unknown as z.ZodObject<GivenShape<F>>
}

/** A row as it is kept: an older version may have known more values, and what was stored is shown. */
export function keptRow<F extends Fields>({ fields }: { readonly fields: F }): z.ZodObject<Kept<F>> {
  return z.object({ ...mapped(fields, keptValue), version: z.int() }) as unknown as z.ZodObject<Kept<F>>
}

/** How one row is named among the others. */
export function keyOf<R extends Register>({ fields, key }: R): Same<string | number> {
  return givenValue(fields[key] as Field) as unknown as Same<string | number>
}

function mapped(fields: Fields, schemaOf: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))
}

function givenValue(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'code': {
      const text = z.string().trim().max(field.most)
      const form = field.kind === 'text' ? field.form : undefined
      const written = form ? text.regex(form.pattern) : text
      return field.needed ? written.min(1) : written
    }
    case 'names':
      return field.needed ? neededNames(field.most) : givenNames(field.most)
    case 'number':
      return numberOf(field)
    case 'flag':
      return z.union([z.literal(0), z.literal(1)])
    case 'yes-no':
      return z.boolean()
    case 'choice': {
      const choice = z.enum(field.values as [string, ...string[]])
      return field.found ? choice.optional() : choice
    }
    case 'colour':
      return ReasonColour
    case 'machines':
      return z.array(MachineId).min(1).max(MOST_MACHINES).nullable()
  }
}

function keptValue(field: Field): z.ZodType {
  switch (field.kind) {
    case 'names':
      return Names
    case 'flag':
      return z.int()
    case 'number':
      return field.empty ? z.number().nullable() : z.number()
    case 'machines':
      return z.array(z.string()).nullable()
    case 'yes-no':
      return z.boolean()
    case 'choice':
      return z.enum(field.values as [string, ...string[]])
    default:
      return z.string()
  }
}

function numberOf({ min, max, whole, empty }: Extract<Field, { kind: 'number' }>): z.ZodType {
  const number = (whole ? z.int() : z.number()).min(min).max(max)
  return empty ? number.nullable() : number
}
