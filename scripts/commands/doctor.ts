import { join, resolve } from 'node:path'
import { findRunningPostgres } from '@takt/server/ground/db/embedded/running.ts'
import { onCluster } from '@takt/server/run/backup/on-cluster.ts'
import { examine, type Look } from '@takt/server/run/doctor/examine.ts'
import { databaseAddresses, openDatabase } from '@takt/server/run/open-database.ts'

const USAGE = `npm run doctor

Looks at settings, versions, disk, backups and the audit trail, says what it found and changes nothing. Works while Takt runs as well as
while it is stopped. Ends with 0 when all is well, also with warnings, and with 1 when something is wrong.`

const root = resolve(import.meta.dirname, '../..')
const marks = { good: 'ok     ', warning: 'warning', bad: 'WRONG  ' } as const

async function run(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  const { env } = process
  const dataFolder = resolve(root, env.DATA_DIR || 'data')
  const running = env.DATABASE_URL ? null : await findRunningPostgres(dataFolder)
  const database = running ? null : await openDatabase({ ...databaseAddresses(env), dataFolder }, () => {})
  try {
    const connection = running ? { ...running, database: 'takt' } : { ...database?.settings }
    const folder = env.BACKUP_DIR === undefined || env.BACKUP_DIR === '' ? join(dataFolder, 'backups') : env.BACKUP_DIR
    const backups = env.DATABASE_URL || folder === 'off' ? null : resolve(root, folder)
    const looks = await onCluster(connection, (on) => examine({ on, dataFolder, backups, env, now: Date.now() }))
    for (const { about, state, says } of looks) console.log(`  ${marks[state]} ${about}: ${says}`)
    return verdict(looks)
  } finally {
    await database?.stop()
  }
}

function verdict(looks: readonly Look[]): number {
  const count = (state: Look['state']) => looks.filter((look) => look.state === state).length
  const [bad, warnings] = [count('bad'), count('warning')]
  if (bad > 0) console.log(`Verdict: ${bad} of ${looks.length} looks found something wrong.`)
  else
    console.log(
      `Verdict: all is well${warnings > 0 ? `, with ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : ''}.`,
    )
  return bad > 0 ? 1 : 0
}

run().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(`Verdict: it could not be looked at. ${error.message}`)
    process.exit(1)
  },
)
