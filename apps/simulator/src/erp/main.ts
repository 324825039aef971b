/** The ERP of the example plant as a process of its own. It enters itself as the company's ERP through the public calls. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calendarsOf } from '@takt/example-plant/calendars.ts'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import { workingTime } from '@takt/example-plant/working-time.ts'
import { openCalls } from '../operators/calls.ts'
import { exampleErp } from './example-erp.ts'
import { type InPlan, nextOrder } from './next-orders.ts'

const PATH = '/example-erp'
const MOST_BYTES = 64 * 1024
const PLAN_EVERY_MS = Number(process.env.PLAN_EVERY_MS || 20_000)

const url = process.env.TAKT_URL || 'http://127.0.0.1:3000'
const company_key = process.env.COMPANY_KEY || 'example'
const password = process.env.ADMIN_PASSWORD || ''
const token = randomBytes(32).toString('base64url')
const erp = exampleErp({ token })

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) {
    body += part
    if (body.length > MOST_BYTES) return response.writeHead(413).end()
  }
  try {
    const reply = erp.take({ body, signature: String(request.headers['takt-signature'] ?? '') })
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  } catch {
    response.writeHead(400).end()
  }
})
await new Promise<void>((resolve) => server.listen(Number(process.env.ERP_PORT || 0), '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`

interface Link {
  readonly address: string
  readonly version: number
}

const calls = openCalls(url, { company_key, username: 'admin', password })
const [link] = await calls.call<Link>('get_erp_state', {})
// Whoever has entered an ERP of their own keeps it.
if (link && (link.address === '' || link.address.endsWith(PATH))) {
  const { version } = link
  await calls.call('set_erp_link', { address, auth: 'signature', enabled: true, token, version })
  console.log(`example ERP: takes messages at ${address}`)
  keepPlanning()
} else {
  console.log('example ERP: another ERP is entered, this one stays idle')
}

/** One machine after the other, so that no two orders of a second have one number. */
function keepPlanning(): void {
  const [example] = examplePlants(Date.now())
  const calendarOf = example && calendarsOf(example)
  const times = new Map(
    example?.machines.flatMap((machine) =>
      calendarOf ? [[machine.machine_id, workingTime(calendarOf(machine))] as const] : [],
    ),
  )
  let turn = 0
  let trouble = ''
  const plan = async () => {
    const machines = await calls.call<{ machine_id: string; resource_type: number }>('get_machines', {})
    const makes = machines.filter(({ resource_type }) => resource_type === 0)
    const machine = makes[turn++ % Math.max(1, makes.length)]
    if (!machine) return
    const { machine_id } = machine
    const planned = await calls.call<InPlan>('get_planned_orders', { machine_id })
    const working = times.get(machine_id)?.from ?? ((moment: number) => moment)
    const order = nextOrder(machine_id, { planned, now: Date.now(), working })
    if (order) await calls.call('import_records', { kind: 'orders', records: [order] })
  }
  const tick = () =>
    plan().then(
      () => {
        trouble = ''
      },
      (error: Error) => {
        if (error.message !== trouble) console.log(`example ERP: cannot plan: ${error.message}`)
        trouble = error.message
      },
    )
  setInterval(() => void tick(), PLAN_EVERY_MS).unref()
}

const end = () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
// With a parent that is gone nobody would ever end this process.
process.on('disconnect', end)
