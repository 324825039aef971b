/** The example plant as a process of its own: it speaks to the server over HTTP, as any gateway on a shop floor does. */
import { openIngestClient } from '@takt/connectors/ingest-client/ingest-client.ts'
import { simulated } from '@takt/connectors/simulated/simulated.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { simulatedMachines } from './simulated-machines.ts'

const CONNECTOR = 'simulator'
/** Together less than the three seconds that the parent waits before it kills. */
const PLANT_ENDS_WITHIN_MS = 500
const LAST_WORDS_WITHIN_MS = 2000

const url = process.env.TAKT_URL || 'http://127.0.0.1:3000'
const key = process.env.INGEST_KEY || 'example-ingest'
const speed = Number(process.env.SPEED || 1)

const [plant] = examplePlants(Date.now())
if (!plant) throw new Error('there is no example plant')
const machines = simulatedMachines(plant)

const client = openIngestClient({
  url,
  key,
  connector: CONNECTOR,
  onLink: (link, reason) => {
    if (link === 'down') console.error(`simulator: no link to ${url}: ${reason}; trying again`)
    else console.log(`simulator: linked to ${url}${reason && `, ${reason}`}`)
  },
})
console.log(`simulator: ${machines.length} machines of ${plant.company.company_name}, speed ${speed}`)

const connection = await simulated.open(
  { machines, speed },
  { signal: (signal) => client.signal(signal), stateChanged: () => {} },
)

let ending = false
async function end() {
  if (ending) return
  ending = true
  // While the server is away the plant may stand before a full queue; it must not hold the end up.
  await Promise.race([connection.close(), new Promise((resolve) => setTimeout(resolve, PLANT_ENDS_WITHIN_MS))])
  const unsent = await client.close(LAST_WORDS_WITHIN_MS)
  if (unsent > 0) console.error(`simulator: ended with ${unsent} signals unsent`)
  process.exit(0)
}

process.on('SIGTERM', end)
process.on('SIGINT', end)
// With a parent that is gone nobody would ever end this process.
process.on('disconnect', end)
