// `npm run data-model`: writes what follows from the migrations: two documents, and the tables as types.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@takt/server/ground/db/embedded/postgres.ts'
import { migrate } from '@takt/server/ground/db/migrate.ts'
import pg from 'pg'
import { dataModelFiles, FILES, pathOf } from '../data-model/data-model-files.ts'

const home = mkdtempSync(join(tmpdir(), 'takt-data-model-'))
// As root PostgreSQL runs as another user, who must get in.
chmodSync(home, 0o755)
const postgres = await startEmbeddedPostgres({ home, settings: { fsync: 'off' } })
try {
  await migrate(postgres.connection)
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const { files, unnamed } = await dataModelFiles(client)
  await client.end()
  for (const file of FILES) writeFileSync(pathOf(file), files[file])
  console.log(`Written: ${FILES.join(', ')}`)
  for (const name of unnamed.missing) console.error(`docs/data-model.yaml does not say what a row of ${name} is.`)
  for (const name of unnamed.gone) console.error(`docs/data-model.yaml names ${name}, which is no table.`)
  if (unnamed.missing.length + unnamed.gone.length > 0) process.exitCode = 1
} finally {
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
