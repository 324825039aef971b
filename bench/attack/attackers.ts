/** A process of its own that does one harm to a server, as hard as it can, until it is told to stop. */
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { WebSocket } from 'ws'

const [kind = '', url = '', bearer = ''] = process.argv.slice(2)
let going = true
process.on('message', () => {
  going = false
})

const day = (daysAgo: number) => localDate(Date.now() - daysAgo * 86_400_000, 'UTC')

async function post(path: string, body: object | string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

const call = (name: string, payload: object) =>
  post('/api/call', { name, payload }, { authorization: `Bearer ${bearer}` })

/** What one of them does, over and over, so many at once. */
const harms: Readonly<Record<string, { readonly atOnce: number; readonly harm: () => Promise<number> }>> = {
  loads: { atOnce: 60, harm: () => call('history_per_day', { start_time: day(30), end_time: day(0) }) },
  calls: { atOnce: 200, harm: () => call('get_machines', {}) },
  queries: {
    atOnce: 30,
    harm: () =>
      call('get_query_result', {
        sql_query: 'select count(*) from stop a, stop b, stop c where a.company_id = <%company_id%>',
      }),
  },
  bodies: { atOnce: 30, harm: () => post('/api/session', `{"a":"${'x'.repeat(8_000_000)}"}`) },
  guesses: {
    atOnce: 30,
    harm: () => post('/api/session', { company_key: 'example', username: 'admin', password: `guess ${Math.random()}` }),
  },
  links: {
    atOnce: 100,
    harm: () =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
          headers: { authorization: `Bearer ${bearer}` },
        })
        socket.on('error', () => resolve(0))
        socket.on('close', () => resolve(0))
        socket.on('open', () => {
          socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] }))
          socket.close()
        })
      }),
  },
}

const { atOnce, harm } = harms[kind] as (typeof harms)[string]
const answered: Record<string, number> = {}

async function goOn(): Promise<void> {
  while (going) {
    // A connection that is cut off while it sends is part of the harm.
    const status = await harm().catch(() => 0)
    answered[status] = (answered[status] ?? 0) + 1
    // Whoever is told to wait would not be answered otherwise either: sent at once it would be the sender that is slow.
    if (status === 429) await new Promise((later) => setTimeout(later, 50))
  }
}

process.send?.('begun')
await Promise.all(Array.from({ length: atOnce }, goOn))
process.send?.(answered)
process.disconnect()
