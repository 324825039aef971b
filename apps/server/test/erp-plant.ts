/** One order that runs, and an ERP link of a test's own. */
import { anErpLink } from '../src/erp/erp.fixture.ts'
import { aMachine } from '../src/machines/machines.fixture.ts'
import { aCard, aPart } from '../src/orders/orders.fixture.ts'
import type { Caller, TestServer } from './test-server.ts'

export const TOKEN = 'erp-token-of-the-test'
export const COMPANY = 1000

export async function linkTo(server: TestServer, address: string, auth = 'signature', enabled = true): Promise<void> {
  await server.sql('update company set erp_api_token = $1 where company_id = $2', [TOKEN, COMPANY])
  await anErpLink(server, { address, auth, enabled })
}

export async function preparePlant(server: TestServer): Promise<void> {
  await aMachine(server, { machine_id: 'RX1' })
  await aMachine(server, { machine_id: 'RX2' })
  await aMachine(server, { machine_id: 'RX47', special_functions: [47] })
  await aPart(server, { part_no: 'RP-1' })
}

let cards = 0
export async function runningCard(
  { server, operator }: { server: TestServer; operator: Caller },
  machine_id = 'RX1',
): Promise<string> {
  cards += 1
  const card_no = `RC-${cards}`
  await aCard(server, { card_no, machine_id, part_no: 'RP-1' })
  const started = await operator.call('start_order', { machine_id, card_no })
  if (started.status !== 200) throw new Error(started.message)
  return card_no
}

export async function report(operator: Caller, card_no: string, good_qty: number, machine_id = 'RX1'): Promise<number> {
  const trans_time = new Date().toISOString()
  const payload = { machine_id, card_no, good_qty, employee: '0102', trans_time }
  const answer = await operator.call('receive_good_qty', payload)
  if (answer.status !== 200) throw new Error(answer.message)
  return Number(answer.data[0]?.record_no)
}

export interface MessageRow {
  readonly message_id: string
  readonly subject: string
  readonly record_no: string
  readonly status: string
  readonly attempts: number
  readonly last_error: string
  readonly next_attempt: string | null
  readonly body: unknown
}

export const messagesOf = (server: TestServer, card_no: string) =>
  server.sql<MessageRow>('select * from erp_message where card_no = $1 order by message_no', [card_no])

/** Everything that waits is due at once, so that no test waits for a pause. */
export const dueNow = (server: TestServer) =>
  server.sql(`update erp_message set next_attempt = 'epoch' where status in ('W', 'F') and attempts > 0;
    update erp_link set next_try = 'epoch'`)
