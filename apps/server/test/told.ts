import type { Said } from '@takt/domain/machines/notices/words.ts'
import { spoken } from '../src/machines/notices/spoken.ts'
import type { TestServer } from './test-server.ts'

/** What the plant has told, as an English reader has it, in the order in which it was told. */
export async function told(
  server: Pick<TestServer, 'sql'>,
  where: string,
  values: readonly unknown[] = [],
): Promise<{ kind: string; text: string }[]> {
  const rows = await server.sql<{ kind: string; said: Said }>(
    `select kind, said from notification where company_id = 1000 and ${where} order by record_no`,
    [...values],
  )
  return rows.map(({ kind, said }) => ({ kind, text: spoken('en', said) }))
}
