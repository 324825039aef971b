/** A process of its own: a gateway that posts every 20 ms what its machines said since. */
import { example } from '@takt/server/seed/example.ts'

const [url = '', machines = '', seconds = '10', perSecond = '1000'] = process.argv.slice(2)
const machine_ids = machines.split(',')
const EVERY_MS = 20
const inOnePost = Math.round((Number(perSecond) * EVERY_MS) / 1000)

const connector = `steady-${process.pid}`
let seq = 0
let posting: Promise<void> = Promise.resolve()

async function post(): Promise<void> {
  const at = new Date().toISOString()
  const signals = Array.from({ length: inOnePost }, () => {
    seq += 1
    const kind = seq % 40 === 0 ? 'state' : 'cycles'
    const value = kind === 'cycles' ? 1 : seq % 80 === 0 ? 'stopped' : 'running'
    return { seq, machine_id: machine_ids[seq % machine_ids.length], at, kind, value }
  })
  const response = await fetch(`${url}/api/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${example.ingestKey}` },
    body: JSON.stringify({ connector, signals }),
  })
  if (!response.ok) throw new Error(`refused: ${response.status}`)
}

const timer = setInterval(() => {
  posting = posting.then(post)
}, EVERY_MS)
setTimeout(async () => {
  clearInterval(timer)
  await posting
  process.disconnect?.()
}, Number(seconds) * 1000)
