import type { Register } from '@takt/domain/ground/registers/define-register.ts'
import { z } from 'zod'
import { defineProcedure } from './define-procedure.ts'
import { givenRow, keptRow, keyOf } from './register-schema.ts'

/** The three calls of a register, under the names it gives them. */
export function registerCalls<const R extends Register>(
  register: R,
  summary: Record<'load' | 'save' | 'remove', string>,
) {
  const { calls, permission, name } = register as R
  const { load, save, remove } = calls as R['calls']
  const version = z.int().nonnegative()
  const key = { [register.key]: keyOf(register) } as { [K in R['key']]: ReturnType<typeof keyOf<R>> }
  return [
    defineProcedure({
      ...{ name: load as R['calls']['load'], kind: 'load', summary: summary.load, register: name },
      input: z.object({}),
      output: keptRow<R['fields']>(register),
      permission: 'can-access-admin-panel',
    }),
    defineProcedure({
      ...{ name: save as R['calls']['save'], kind: 'action', summary: summary.save, register: name },
      input: givenRow<R['fields']>(register).extend({ version }),
      output: keptRow<R['fields']>(register),
      permission,
      reach: 'plant',
      emits: ['SettingsChanged'],
    }),
    defineProcedure({
      ...{ name: remove as R['calls']['remove'], kind: 'action', summary: summary.remove, register: name },
      input: z.object({ ...key, version }),
      output: z.object(key),
      permission,
      reach: 'plant',
      emits: ['SettingsChanged'],
    }),
  ] as const
}
