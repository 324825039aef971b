import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from './company-db.ts'
import { sql } from './sql.ts'

/** Classes of errors that a repeat may not meet again: conflicts, a database that is stopping, no room. */
const PASSING = ['08', '40', '53', '55', '57', '58']

/**
 * Work inside a transaction that goes on without it: what it wrote before it said no, or before the database said no,
 * is undone. An error that may pass undoes the whole transaction, so that it is tried again.
 */
export async function orUndone<T>(
  db: CompanyDb,
  work: () => Promise<T | Refusal>,
  failed: (reason: string) => Refusal,
): Promise<T | Refusal> {
  await db.run(sql`savepoint undone`)
  try {
    const done = await work()
    if (isRefusal(done)) await db.run(sql`rollback to savepoint undone`)
    await db.run(sql`release savepoint undone`)
    return done
  } catch (error) {
    const code = (error as { code?: unknown }).code
    if (typeof code !== 'string' || PASSING.includes(code.slice(0, 2))) throw error
    await db.run(sql`rollback to savepoint undone`)
    await db.run(sql`release savepoint undone`)
    return failed((error as Error).message)
  }
}
