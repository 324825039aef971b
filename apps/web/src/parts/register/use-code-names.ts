import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { Register } from '@takt/domain/ground/registers/define-register.ts'
import { useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useLanguage } from '../../data/words/language.ts'
import { type CodeList, type Row, rowName } from './register-view.ts'

const nothing: ReadonlyMap<string, string> = new Map()

/** The rows of a register, or of a list of codes, as they are called, by their keys. */
export function useCodeNames(from: Register | CodeList | undefined): ReadonlyMap<string, string> {
  const language = useLanguage()
  const load = from && ('calls' in from ? from.calls.load : from.load)
  const { rows } = useLoad((load ?? 'get_groups') as ProcedureName, {} as ProcedureInput<ProcedureName>, {
    enabled: load !== undefined,
    reloadOn: ['SettingsChanged'],
  })
  return useMemo(() => {
    if (!from || !rows) return nothing
    const names = (rows as readonly Row[]).map((row) =>
      'calls' in from ? nameOf(from, row, language) : from.nameOf(row),
    )
    return new Map(names.flatMap((one): [string, string][] => (one ? [[one.code, one.name]] : [])))
  }, [from, rows, language])
}

function nameOf(register: Register, row: Row, language: Language) {
  const code = String(row[register.key])
  return { code, name: rowName(register, row, language) || code }
}
