/** A process of its own that posts as many signals as the server takes: several gateways, each one post at a time. */
import { example } from '@takt/server/seed/example.ts'

const [url = '', machines = '', seconds = '10', senders = '4'] = process.argv.slice(2)
const machine_ids = machines.split(',')
const IN_ONE_POST = 1000

interface Counted {
  sent: number
}

/** Mostly cycles, some process values, now and then a change of state: a busy plant. */
function signalOf(n: number): { kind: string; value: unknown } {
  if (n % 20 === 19) return { kind: 'value', value: { name: 'cycle_time', value: 12.5 } }
  if (n % 50 === 7) return { kind: 'state', value: n % 100 === 7 ? 'stopped' : 'running' }
  return { kind: 'cycles', value: 1 }
}

async function gateway(no: number, until: number, counted: Counted): Promise<void> {
  const own = machine_ids.filter((_, index) => index % Number(senders) === no)
  let seq = 0
  let heardTo = Date.now() - 1000
  while (Date.now() < until) {
    // Each post tells what happened since the one before.
    const [from, now] = [heardTo, Date.now()]
    heardTo = now
    const signals = Array.from({ length: IN_ONE_POST }, (_, index) => {
      seq += 1
      const machine_id = own[seq % own.length]
      const at = new Date(from + Math.floor(((now - from) * index) / IN_ONE_POST)).toISOString()
      return { seq, machine_id, at, ...signalOf(Math.floor(seq / own.length)) }
    })
    const response = await fetch(`${url}/api/ingest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${example.ingestKey}` },
      body: JSON.stringify({ connector: `flood-${no}`, signals }),
    })
    if (!response.ok) throw new Error(`refused: ${response.status} ${await response.text()}`)
    counted.sent += signals.length
  }
}

const began = Date.now()
const counted: Counted = { sent: 0 }
await Promise.all(
  Array.from({ length: Number(senders) }, (_, no) => gateway(no, began + Number(seconds) * 1000, counted)),
)
process.send?.({ sent: counted.sent, ms: Date.now() - began })
process.disconnect?.()
