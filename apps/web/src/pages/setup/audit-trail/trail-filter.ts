import type { ProcedureInput, ProcedureRow } from '@takt/contract/procedures.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { useToday } from '../../../parts/date-field/use-today.ts'

export type Filter = Omit<ProcedureInput<'get_audit_trail'>, 'after'>
export type Entry = ProcedureRow<'get_audit_trail'>

/** A week, today included. */
export function useFirstFilter(): Filter {
  const today = useToday()
  return { from_day: addDays(today, -6), to_day: today, words: '' }
}
