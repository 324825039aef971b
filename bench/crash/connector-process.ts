/** A connector with its buffer on disk, to be killed. Every signal has a number of its own that is never used again. */
import { openDiskStore } from '@takt/connectors/ingest-client/disk-store.ts'
import { openIngestClient } from '@takt/connectors/ingest-client/ingest-client.ts'
import { example } from '@takt/server/seed/example.ts'

const [url = '', folder = '', first = '1', machines = ''] = process.argv.slice(2)
const machine_ids = machines.split(',')
const EVERY_MS = 20
const AT_ONCE = 5

const store = await openDiskStore({ folder })
const client = openIngestClient({ url, key: example.ingestKey, connector: 'crash', store, retryAfter: () => 200 })
let next = Number(first)
let taking = true

function say(): void {
  const at = new Date().toISOString()
  const numbers = Array.from({ length: AT_ONCE }, () => next++)
  process.send?.({ begun: numbers.at(-1) })
  for (const value of numbers) {
    const machine_id = machine_ids[value % machine_ids.length] as string
    // Only what the buffer has taken counts as acknowledged.
    void client.signal({ machine_id, at, kind: 'value', value: { name: 'crash', value } }).then(
      () => process.send?.({ kept: value }),
      () => {},
    )
    void client.signal({ machine_id, at, kind: 'cycles', value: 1 }).catch(() => {})
  }
}

const timer = setInterval(() => taking && say(), EVERY_MS)
// As for the plant: what nobody waits for ends.
process.on('disconnect', () => process.exit(0))
process.on('message', async () => {
  taking = false
  clearInterval(timer)
  const unsent = await client.close(300_000)
  process.send?.({ unsent })
  process.disconnect?.()
})
