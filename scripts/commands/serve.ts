/** Database, server and the example's machines in one process: what `start` watches over. */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolder } from '@takt/server/ground/db/embedded/home.ts'
import { createLog } from '@takt/server/ground/log.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { assertPortFree } from '@takt/server/run/free-port.ts'
import { openLogFile } from '@takt/server/run/log-file.ts'
import { READY } from '@takt/server/run/supervise.ts'
import { surviveUncaughtErrors } from '@takt/server/run/uncaught-errors.ts'
import { example } from '@takt/server/seed/example.ts'
import { buildWebIfChanged } from '../build-web.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const began = performance.now()
const say = (line: string) => console.log(`  ${line}`)

async function serve(): Promise<void> {
  const dataFolder = resolve(root, process.env.DATA_DIR || 'data')
  // In development Vite serves the web app.
  const withWeb = process.env.TAKT_WEB !== 'off'
  const webFolder = withWeb ? join(root, 'apps/web/dist') : ''
  const withExample = process.env.EXAMPLE !== 'off'
  // Machines of the example have folders of their own; a real installation says where its files lie.
  const filesFolder = process.env.FILES_DIR || (withExample ? join(dataFolder, 'files') : '')
  const settings = serverSettings(process.env, { webFolder, dataFolder, filesFolder })
  console.log('Takt is starting.')
  endWithTheSupervisor()
  await assertPortFree(settings.port, settings.host)
  openFolder(dataFolder)

  const web = withWeb ? buildWebIfChanged(say) : Promise.resolve()
  // It is awaited later; failing before that must not end the process without a word.
  web.catch(() => {})
  // Not above: a wrong or taken port is told before the whole product is loaded.
  const { runTakt } = await import('@takt/server/run/run-takt.ts')
  const { databaseAddresses } = await import('@takt/server/run/open-database.ts')
  const logFile = openLogFile(dataFolder)
  const log = createLog(logFile.write, settings.logLevel)
  surviveUncaughtErrors(log)
  const running = await runTakt(
    {
      dataFolder,
      database: databaseAddresses(process.env),
      withExample,
      withSimulator: process.env.SIMULATOR !== 'off',
      backups: backupsFrom(process.env, dataFolder),
      backupBeforeUpgrade: process.env.BACKUP_BEFORE_UPGRADE !== 'off',
      server: settings,
    },
    { say, log, beforeListening: web },
  )
  stopOnSignal(async () => {
    await running.stop()
    await logFile.close()
  })
  greet(running.url, running.hasExample, settings.host)
  process.send?.(READY)
}

/** In the data folder unless said otherwise: there it helps against mistakes, on another disk also against a dead one. */
function backupsFrom({ BACKUP_DIR, BACKUP_KEEP_DAYS }: NodeJS.ProcessEnv, dataFolder: string) {
  if (BACKUP_DIR === 'off') return null
  const keepDays = Number(BACKUP_KEEP_DAYS || 14)
  if (!(keepDays > 0)) throw new Error(`BACKUP_KEEP_DAYS must be a number of days, not “${BACKUP_KEEP_DAYS}”.`)
  return { folder: BACKUP_DIR ? resolve(root, BACKUP_DIR) : join(dataFolder, 'backups'), keepDays }
}

/** Whoever watched over it was killed: its successor must find the port free. What was acknowledged is on disk. */
function endWithTheSupervisor(): void {
  process.on('disconnect', () => process.exit(1))
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      console.log('Takt is stopping.')
      await stop()
      process.exit(0)
    })
  }
}

function greet(url: string, hasExample: boolean, host: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const lines = ['', `Takt is ready after ${seconds} s:  ${url}`, '']
  if (hasExample) {
    lines.push(
      `  Company key  ${example.company_key}`,
      `  Password     ${example.password}`,
      '  Users        operator, supervisor, planner, admin',
      '               (also device, wall, ia, interface, dashboards, restricted)',
    )
    if (host !== '127.0.0.1' && host !== 'localhost') {
      lines.push('', `  WARNING: the example plant with its known password can be reached from outside (HOST=${host}).`)
    }
  } else {
    lines.push('  Make the first company with:  npm run company -- create --help')
  }
  console.log([...lines, '', '  Ctrl-C stops it.', ''].join('\n'))
}

serve().catch((error: Error) => {
  console.error(`\nTakt could not start. ${error.message}`)
  process.exit(1)
})
