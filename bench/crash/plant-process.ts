/** Database and server as one process, to be killed: the way `npm start` runs them, without a simulator. */
import { createLog } from '@takt/server/ground/log.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { runTakt } from '@takt/server/run/run-takt.ts'

const [dataFolder = '', port = '', webFolder = ''] = process.argv.slice(2)
process.env.HISTORY_DAYS = '0'
const fast = { perSecond: 1e6, burst: 1e6 }
const running = await runTakt(
  {
    dataFolder,
    database: {},
    withExample: true,
    withSimulator: false,
    backups: null,
    backupBeforeUpgrade: false,
    server: serverSettings({}, { port: Number(port), webFolder, callRate: fast, signInRate: fast }),
  },
  { say: () => {}, log: createLog(() => {}) },
)
const stop = async () => {
  await running.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
// Whoever started it is gone: a test that was ended would leave it behind, and with it the open output that a run waits for.
process.on('disconnect', stop)
process.send?.({ ready: running.url })
