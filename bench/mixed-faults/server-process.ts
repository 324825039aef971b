/** One server on a database that others share, to be killed; without a folder of its own. */
import { createLog } from '@takt/server/ground/log.ts'
import { serverSettings } from '@takt/server/ground/server-settings.ts'
import { startServer } from '@takt/server/start-server.ts'

const { database, secretsKey } = JSON.parse(process.env.SERVER ?? '{}')
const fast = { perSecond: 1e6, burst: 1e6 }
const server = await startServer({
  database,
  settings: serverSettings({}, { port: 0, callRate: fast, signInRate: fast, secretsKey }),
  log: createLog(() => {}),
})
// Whoever started it was killed: nobody else would end it.
process.on('disconnect', () => process.exit(1))
process.send?.({ url: server.url })
