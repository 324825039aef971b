import type { ProcedureRow } from '@takt/contract/procedures.ts'

/** A user as the list has them. */
export type UserRow = ProcedureRow<'get_users'>
