/** Most machines' way to the server: HTTP, as any gateway on a shop floor may do, with a buffer on disk where it has one. */
import { obeyCommands } from '@takt/connectors/ingest-client/commands.ts'
import { openDiskStore } from '@takt/connectors/ingest-client/disk-store.ts'
import { openIngestClient } from '@takt/connectors/ingest-client/ingest-client.ts'
import { memoryStore } from '@takt/connectors/ingest-client/memory-store.ts'
import { obedientMachines } from './obedient-machines.ts'
import type { MachineLine } from './simulated-machines-over-mqtt.ts'

const CONNECTOR = 'simulator'
const LAST_WORDS_WITHIN_MS = 2000

export async function overHttp(to: {
  url: string
  key: string
  buffer: string | undefined
  machine_ids: readonly string[]
}): Promise<MachineLine> {
  const onTrouble = (reason: string) => console.error(`simulator: ${reason || 'the buffer takes signals again'}`)
  const client = openIngestClient({
    url: to.url,
    key: to.key,
    connector: CONNECTOR,
    store: to.buffer ? await openDiskStore({ folder: to.buffer, onTrouble }) : memoryStore(),
    onLink: (link, reason) => {
      if (link === 'down') console.error(`simulator: no link to ${to.url}: ${reason}; trying again`)
      else console.log(`simulator: linked to ${to.url}${reason && `, ${reason}`}`)
    },
  })
  const machines = obedientMachines({
    signal: (signal, remembered) => client.signal(signal, remembered),
    note: (notes) => client.note(notes),
    recall: (key) => client.recall(key),
    isKnown: (mark) => client.isKnown(mark),
    problem: (reason) => console.error(`simulator: ${reason}`),
    stateChanged: () => {},
  })
  const commands = obeyCommands({ url: to.url, key: to.key }, async ({ machine_id, value }) => {
    if (!to.machine_ids.includes(machine_id)) return false
    await machines.obey(machine_id, value)
    return true
  })
  return {
    sink: machines.sink,
    close: async () => {
      commands.close()
      const unsent = await client.close(LAST_WORDS_WITHIN_MS)
      if (unsent > 0) console.error(`simulator: ended with ${unsent} signals unsent`)
    },
  }
}
