import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findRunningPostgres } from '@takt/server/ground/db/embedded/running.ts'
import { backUpNow } from '@takt/server/run/backup/back-up-now.ts'
import { openDatabase } from '@takt/server/run/open-database.ts'

const USAGE = `npm run backup [-- --to DIR]

Makes a backup of the embedded database and of all files now, in BACKUP_DIR (DATA_DIR/backups) or in the folder named, where it stands alone.
Works while Takt runs as well as while it is stopped. A database named by DATABASE_URL is backed up with its own tools.`

const root = resolve(import.meta.dirname, '../..')
const say = (line: string) => console.log(`  ${line}`)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) return console.log(USAGE)
  if (process.env.DATABASE_URL) {
    throw new Error('DATABASE_URL names a PostgreSQL of your own: back it up with pg_basebackup or pg_dump.')
  }
  const dataFolder = resolve(root, process.env.DATA_DIR || 'data')
  const named = values.to ?? process.env.BACKUP_DIR
  const backups = named && named !== 'off' ? resolve(root, named) : join(dataFolder, 'backups')
  const running = await findRunningPostgres(dataFolder)
  const database = running ? null : await openDatabase({ dataFolder }, say)
  try {
    const connection = { ...(running ?? database?.settings), database: 'takt' }
    const base = await backUpNow({ connection, dataFolder, backups })
    console.log(`The backup of ${base.made} is in ${base.folder}.`)
  } finally {
    await database?.stop()
  }
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(`No backup was made. ${error.message}`)
    process.exit(1)
  },
)
