/** Orders that run, printers of a test's own, and listeners that stand for them. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { aMachine } from '../src/machines/machines.fixture.ts'
import { aCard, aPart } from '../src/orders/orders.fixture.ts'
import { aPrinter } from '../src/pallets/pallets.fixture.ts'
import type { Caller, TestServer } from './test-server.ts'

export const COMPANY = 1000
export const EMPLOYEE = '0102'

export async function preparePallets(server: TestServer): Promise<void> {
  const touch_config = { pallet_flag_printer: 'P-none' }
  await aMachine(server, { machine_id: 'PX1', touch_config })
  await aMachine(server, { machine_id: 'PX455', touch_config, special_functions: [455] })
  await aMachine(server, { machine_id: 'PX247', touch_config, special_functions: [247] })
  await aPart(server, { part_no: 'PP-1' })
  await server.sql(`update part set pack_qty = 40 where part_no = 'PP-1'`)
  await aPrinter(server, { printer_no: 'P-none', host: '', port: 9100 })
}

let cards = 0
export async function plannedCard(server: TestServer, machine_id = 'PX1', planned_op_qty = 100): Promise<string> {
  cards += 1
  const card_no = `PC-${cards}`
  await aCard(server, { card_no, machine_id, part_no: 'PP-1', planned_op_qty })
  return card_no
}

export async function runningCard(
  { server, operator }: { server: TestServer; operator: Caller },
  machine_id = 'PX1',
): Promise<string> {
  const card_no = await plannedCard(server, machine_id)
  const started = await operator.call('start_order', { machine_id, card_no })
  if (started.status !== 200) throw new Error(started.message)
  return card_no
}

export interface PrintedFlag {
  readonly recordNo: number
  readonly erpId: string
  readonly qty: number
  readonly print_job: number
}

export async function printFlag(
  operator: Caller,
  of: { readonly card_no: string; readonly machine_id?: string; readonly quantity?: number; readonly printer?: string },
): Promise<PrintedFlag> {
  const { card_no, machine_id = 'PX1', quantity = 40, printer = 'P-none' } = of
  const answer = await operator.call('print_pallet_flag', {
    machine_id,
    card_no,
    quantity,
    printer,
    employee: EMPLOYEE,
  })
  if (answer.status !== 200) throw new Error(answer.message)
  return answer.data[0] as unknown as PrintedFlag
}

export interface Listener {
  readonly port: number
  readonly labels: string[]
  /** What it does with a connection; at first it prints what comes. */
  take: (socket: Socket) => void
  close(): Promise<void>
}

/** A real TCP listener in place of a printer. */
export async function openListener(): Promise<Listener> {
  const labels: string[] = []
  const sockets = new Set<Socket>()
  const prints = (socket: Socket) => {
    let label = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      label += part
    })
    socket.on('end', () => labels.push(label))
  }
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    listener.take(socket)
  })
  const listener: Listener = {
    port: 0,
    labels,
    take: prints,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(listener, { port: (server.address() as AddressInfo).port })
}
