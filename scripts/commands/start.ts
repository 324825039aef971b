/** The server, watched over: when it dies it is started again. Under systemd or in a container `serve` is enough. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { supervise } from '@takt/server/run/supervise.ts'

const root = resolve(import.meta.dirname, '../..')

const supervised = supervise({
  start: () =>
    spawn(process.execPath, [...process.execArgv, join(root, 'scripts/takt.cjs'), 'serve', ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  say: (line) => console.log(`  ${line}`),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => supervised.stop(signal))
process.exit(await supervised.ended)
