import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { erpIdOf } from '@takt/domain/pallets/sscc.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aPalletFlag, aPrintJob } from '@takt/server/pallets/pallets.fixture.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

export const bar = (page: Page): Locator => page.locator('[data-bottom-bar]')
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)

export interface OrderWithFlags {
  readonly card_no: string
  readonly work_order_no: string
  readonly pack_qty: number
}

/** The order that runs on a machine, without any flags or prints. */
export async function orderWithoutFlags(plant: Plant, machine_id: string): Promise<OrderWithFlags> {
  await plant.sql(`delete from erp_message where company_id = 1000 and subject = 'pallet_flag_history'`)
  const cards = await plant.sql<{ card_no: string }>(
    'select distinct card_no from print_job where company_id = 1000 and machine_id = $1',
    [machine_id],
  )
  for (const { card_no } of cards) await dropFlags(plant, card_no)
  const [order] = await plant.sql<{ card_no: string; work_order_no: string; pack_qty: string }>(
    `select c.card_no, c.work_order_no, p.pack_qty from order_run r
       join card c on c.company_id = r.company_id and c.card_no = r.card_no
       join part p on p.company_id = c.company_id and p.part_no = c.part_no and p.op_number = c.op_number
     where r.company_id = 1000 and r.machine_id = $1 and r.end_time is null order by r.start_time limit 1`,
    [machine_id],
  )
  if (!order) throw new Error(`Nothing runs on ${machine_id}.`)
  return { ...order, pack_qty: Number(order.pack_qty) }
}

/** Everything that was printed of an order. */
export async function dropFlags(plant: Plant, card_no: string): Promise<void> {
  await plant.sql('delete from print_job where company_id = 1000 and card_no = $1', [card_no])
  await plant.sql(
    `delete from pallet_transport where company_id = 1000
       and pallet_flag in (select record_no from pallet_flag where company_id = 1000 and card_no = $1)`,
    [card_no],
  )
  await plant.sql('delete from pallet_flag where company_id = 1000 and card_no = $1', [card_no])
}

export interface NewFlag {
  readonly machine_id: string
  readonly card_no: string
  readonly qty?: number
  readonly erp_status?: 'W' | 'T' | 'N'
  readonly erp_id?: string
  readonly printer_no?: string
}

let numbers = 0
/** A flag that was printed, with its row in the history. Answers the number of its pallet. */
export async function addFlag(plant: Plant, of: NewFlag): Promise<string> {
  numbers += 1
  const erp_id = of.erp_id ?? String(erpIdOf('37350099', numbers))
  const { machine_id, card_no, qty = 40, erp_status = 'W' } = of
  const [before] = await plant.sql<{ flags: number }>(
    'select count(*)::int as flags from pallet_flag where company_id = 1000 and card_no = $1',
    [card_no],
  )
  const created = minutesAgo(60 - (before?.flags ?? 0))
  const flag = await aPalletFlag(plant, { machine_id, card_no, erp_id, qty, erp_status, created })
  const label = {
    kind: 'flag',
    company_name: 'Norrvik',
    work_order_no: '',
    card_no: of.card_no,
    part_no: 'NP',
    part_description: '',
    op_number: '10',
    machine_id: of.machine_id,
    quantity: '40',
    erp_id,
    flag_type: '',
    copy: false,
    printed: '',
  }
  await aPrintJob(plant, {
    ...{ machine_id, card_no, pallet_flag: flag.record_no, print_text: `Flag ${erp_id}`, label },
    ...{ printer_no: of.printer_no ?? 'Zebra hall', status: 'Printed', queued: minutesAgo(1) },
  })
  return erp_id
}

/** Every printer of the plant prints here for the length of the steps. */
export async function withPrinter<T>(plant: Plant, steps: (labels: readonly string[]) => Promise<T>): Promise<T> {
  const labels: string[] = []
  const server = createServer((socket) => {
    let label = ''
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.on('data', (part: string) => {
      label += part
    })
    socket.on('end', () => labels.push(label))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await plant.sql(`update printer set host = '127.0.0.1', port = $1 where company_id = 1000`, [port])
  try {
    return await steps(labels)
  } finally {
    await plant.sql(`update printer set host = '' where company_id = 1000`)
    server.close()
  }
}

export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
}
