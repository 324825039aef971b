// `npm run data-model`: writes docs/data-model.md and docs/schema.sql from the migrations.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@takt/server/ground/db/embedded/postgres.ts'
import { migrate } from '@takt/server/ground/db/migrate.ts'
import pg from 'pg'
import { DOCS, dataModelFiles } from '../data-model/data-model-files.ts'

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
  for (const [name, text] of Object.entries(files)) writeFileSync(join(DOCS, name), text)
  console.log(
    `Written: ${Object.keys(files)
      .map((name) => `docs/${name}`)
      .join(', ')}`,
  )
  for (const name of unnamed.missing) console.error(`docs/data-model.yaml does not say what a row of ${name} is.`)
  for (const name of unnamed.gone) console.error(`docs/data-model.yaml names ${name}, which is no table.`)
  if (unnamed.missing.length + unnamed.gone.length > 0) process.exitCode = 1
} finally {
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
