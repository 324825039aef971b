import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import { type Names, nameIn } from '@takt/domain/ground/names.ts'
import type { Register } from '@takt/domain/ground/registers/define-register.ts'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useLanguage } from '../../data/words/language.ts'
import type { Row } from './register-view.ts'

const nothing: ReadonlyMap<string, string> = new Map()

/** The rows of a register as they are called, by their keys. */
export function useCodeNames(register: Register | undefined): ReadonlyMap<string, string> {
  const language = useLanguage()
  const load = (register?.calls.load ?? 'get_groups') as ProcedureName
  const { rows } = useLoad(load, {} as ProcedureInput<ProcedureName>, {
    enabled: register !== undefined,
    reloadOn: ['SettingsChanged'],
  })
  return useMemo(() => {
    if (!register || !rows) return nothing
    return new Map(
      (rows as readonly Row[]).map((row) => {
        const code = String(row[register.key])
        return [code, nameIn((row.names ?? {}) as Names, language) || code]
      }),
    )
  }, [register, rows, language])
}
