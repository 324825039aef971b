/** The columns of a table: the person's own, else those of everybody, else the product's. */
import { callCodes } from '@takt/contract/ground/errors.ts'
import { type ColumnChoice, type KnownColumn, readColumns } from '@takt/domain/machines/overview/columns.ts'
import type { ConfigScope } from '@takt/domain/machines/overview/system-functions.ts'
import { useMemo } from 'react'
import { CallFailure, call } from '../call/call.ts'
import { queryClient } from '../call/query-client.ts'
import { useLoad } from '../call/use-load.ts'

export interface OwnColumns {
  readonly columns: readonly ColumnChoice[]
  readonly ready: boolean
  /** Whose they are; undefined: nobody has saved any. */
  readonly scope: ConfigScope | undefined
  save(columns: readonly ColumnChoice[], scope: ConfigScope): Promise<CallFailure | null>
  /** Gives up the own ones. */
  forget(): Promise<CallFailure | null>
}

export function useOwnColumns(template: string, known: readonly KnownColumn[]): OwnColumns {
  const load = useLoad('get_config', { system_function: 'webcolumns', template }, { reloadOn: ['ConfigChanged'] })
  const stored = load.rows?.[0]
  const attempt = async (work: () => Promise<unknown>): Promise<CallFailure | null> => {
    try {
      await work()
    } catch (problem) {
      if (problem instanceof CallFailure) return problem
      throw problem
    }
    await queryClient.invalidateQueries({ queryKey: ['get_config'] })
    return null
  }
  return {
    columns: useMemo(() => readColumns(stored?.config, known), [stored, known]),
    ready: load.rows !== undefined || load.error !== null,
    scope: stored?.scope,
    save: (columns, scope) => attempt(() => saveColumns(template, columns, scope)),
    forget: () => attempt(() => call('delete_config', { system_function: 'webcolumns', template, scope: 'user' })),
  }
}

/** The latest choice counts: columns are chosen as a whole, nothing of an older one is worth keeping. */
async function saveColumns(template: string, columns: readonly ColumnChoice[], scope: ConfigScope): Promise<void> {
  const place = { system_function: 'webcolumns', template, scope } as const
  const save = async () => {
    const [stored] = await call('get_config', place)
    await call('save_config', { ...place, config: { columns: [...columns] }, version: stored?.version ?? 0 })
  }
  await save().catch((problem: unknown) => {
    if (problem instanceof CallFailure && problem.code === callCodes.conflict) return save()
    throw problem
  })
}
