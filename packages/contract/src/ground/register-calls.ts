import type { Fields, Register } from '@takt/domain/ground/registers/define-register.ts'
import { z } from 'zod'
import { defineProcedure } from './define-procedure.ts'
import { type GivenShape, givenRow, keptRow, keyOf } from './register-schema.ts'

type Shape = Readonly<Record<string, z.ZodType>>
type Summary<R extends Register> = Readonly<Record<keyof R['calls'], string>>

/** The calls of a register, under the names it gives them. */
export function registerCalls<
  const R extends Register,
  G extends Shape = Record<never, never>,
  M extends Shape = Record<never, never>,
>(
  register: R,
  summary: Summary<R>,
  /** What is given or answered beside the fields. */
  more: { readonly given?: G; readonly kept?: M; readonly listsPeople?: true } = {},
) {
  const { name, permission } = register
  const { load, save } = register.calls as R['calls']
  const kept = keptRow<R['fields']>(register).extend((more.kept ?? {}) as M)
  const of = { register: name } as const
  return [
    defineProcedure({
      ...{ ...of, name: load as R['calls']['load'], kind: 'load', summary: summary.load },
      input: z.object({}),
      output: kept,
      permission: 'can-access-admin-panel',
      ...(more.listsPeople && { listsPeople: true }),
    }),
    defineProcedure({
      ...{ ...of, name: save as R['calls']['save'], kind: 'action', summary: summary.save },
      input: givenInput<R, G>(register, (more.given ?? {}) as G),
      output: kept,
      permission,
      reach: 'plant',
      emits: ['SettingsChanged'],
    }),
    ...removeCall(register, (summary as { remove?: string }).remove ?? ''),
  ] as const
}

const version = z.int().nonnegative()

type Loose<S> = { [X in keyof S]: S[X] extends z.ZodType ? z.ZodOptional<S[X]> : never }
type Partial<F extends Fields, K extends string> = Loose<Omit<GivenShape<F>, K>> & Pick<GivenShape<F>, K & keyof F>
type InputShape<R extends Register> = R extends { readonly isPartial?: true }
  ? Partial<R['fields'], R['key']> & { version: z.ZodOptional<typeof version> }
  : GivenShape<R['fields']> & { version: typeof version }

function givenInput<R extends Register, G extends Shape>(register: R, beside: G): z.ZodObject<InputShape<R> & G> {
  const row = givenRow(register)
  const whole = register.isPartial ? row.partial().required({ [register.key]: true } as never) : row
  const over = { version: register.isPartial ? version.optional() : version }
  return whole.extend({ ...over, ...beside }) as unknown as z.ZodObject<InputShape<R> & G>
}

type KeyShape<R extends Register> = { [K in R['key']]: ReturnType<typeof keyOf<R>> }

function removeProcedure<R extends Register, const N extends string>(register: R, name: N, summary: string) {
  const key = { [register.key]: keyOf(register) } as KeyShape<R>
  return defineProcedure({
    ...{ name, kind: 'action', summary, register: register.name as R['name'] },
    input: z.object({ ...key, version }),
    output: z.object(key),
    permission: register.permission,
    reach: 'plant',
    emits: ['SettingsChanged'],
  })
}

type RemoveCall<R extends Register> = R['calls'] extends { readonly remove: infer N extends string }
  ? readonly [ReturnType<typeof removeProcedure<R, N>>]
  : readonly []

function removeCall<R extends Register>(register: R, summary: string): RemoveCall<R> {
  const { remove } = register.calls
  return (remove === undefined ? [] : [removeProcedure(register, remove, summary)]) as unknown as RemoveCall<R>
}
