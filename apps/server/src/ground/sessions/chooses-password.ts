import { sql } from '../db/sql.ts'

/**
 * Whether whoever comes in with the password of the account `u` has to choose their own first: an administrator gave it, and
 * knows it. The account of a terminal is nobody's own, and its password is typed at every terminal that has it.
 */
export const choosesPassword = sql`(u.password_given and not u.deviceuser)`
