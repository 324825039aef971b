/** A process of its own, as a machine connection is: toggles machines at a steady rate and tells when each signal was posted. */
const [url = '', key = '', rateText = '', totalText = '', machinesText = ''] = process.argv.slice(2)
const rate = Number(rateText)
const total = Number(totalText)
const machines = machinesText.split(',')
const state = new Map<string, boolean>()
const posted: { machine_id: string; value: string; at: number }[] = []
const open: Promise<unknown>[] = []

async function post(seq: number): Promise<void> {
  const machine_id = machines[seq % machines.length] as string
  const running = !(state.get(machine_id) ?? true)
  state.set(machine_id, running)
  const value = running ? 'running' : 'stopped'
  posted.push({ machine_id, value, at: Date.now() })
  const body = {
    connector: `bench-${seq % 8}`,
    signals: [{ seq: seq + 1, machine_id, at: new Date().toISOString(), kind: 'state', value }],
  }
  const response = await fetch(`${url}/api/ingest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(`ingest answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

const began = performance.now()
for (let seq = 0; seq < total; seq += 1) {
  const due = began + (seq * 1000) / rate
  const wait = due - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  open.push(post(seq))
}
await Promise.all(open)
process.send?.(posted)
