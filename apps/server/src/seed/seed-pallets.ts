import { erpIdOf } from '@takt/domain/pallets/sscc.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'

const FLAGS_PER_ORDER = 3

interface OrderWithFlags {
  readonly card_no: string
  readonly machine_id: string
  readonly in_erp: boolean
  readonly work_order_no: string
  readonly part_no: string
  readonly part_description: string
  readonly op_number: string
  readonly unit: string
  readonly pack_qty: string
  readonly good_qty: string
  readonly printer_no: string
}

/** The printers that terminals name, pieces per pallet, and the first flags of the orders that run. */
export async function seedPallets(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id, settings } = plant.company
  await client.query(
    `insert into printer (company_id, printer_no, printer_name, printer_description)
     select distinct company_id, p.name, p.name, p.name
     from machine m, lateral (values (m.touch_config ->> 'document_printer'),
       (m.touch_config ->> 'pallet_flag_printer')) as p (name)
     where company_id = $1 and coalesce(p.name, '') <> ''`,
    [company_id],
  )
  // A pallet holds about an eighth of an order, in round numbers.
  await client.query(
    `update part p set pack_qty = o.pack_qty
     from (select c.part_no, c.op_number, greatest(10, round(avg(c.planned_op_qty) / 80) * 10) as pack_qty
       from card c where c.company_id = $1 group by 1, 2) o
     where p.company_id = $1 and p.part_no = o.part_no and p.op_number = o.op_number`,
    [company_id],
  )
  const stem = settings.ssccCompanyPrefix === undefined ? '' : `0${settings.ssccCompanyPrefix}`
  if (stem !== '') await seedFlags(client, plant, { stem, now })
}

/** Printed in the last hours: the first flags of an order are with the ERP, the last one waits to be confirmed. */
async function seedFlags(client: pg.Client, plant: Plant, { stem, now }: { stem: string; now: number }): Promise<void> {
  const { company_id, company_name } = plant.company
  const { rows } = await client.query<OrderWithFlags>(
    `select c.card_no, c.machine_id, c.in_erp, c.work_order_no, c.part_no, p.part_description, c.op_number, p.unit,
       p.pack_qty, c.good_qty, m.touch_config ->> 'pallet_flag_printer' as printer_no
     from order_run r
       join card c on c.company_id = r.company_id and c.card_no = r.card_no
       join part p on p.company_id = c.company_id and p.part_no = c.part_no and p.op_number = c.op_number
       join machine m on m.company_id = c.company_id and m.machine_id = c.machine_id
     where r.company_id = $1 and r.end_time is null and m.touch_config ->> 'pallet_flag_printer' <> ''
     order by c.card_no`,
    [company_id],
  )
  let serial = 0
  for (const [nth, order] of rows.entries()) {
    const pallets = fullPallets(order, nth % FLAGS_PER_ORDER)
    const flags = pallets.length
    for (const [at, qty] of pallets.entries()) {
      const print_order = at + 1
      serial += 1
      const erp_id = String(erpIdOf(stem, serial))
      const created = new Date(now - (flags - print_order + 1) * 3_600_000).toISOString()
      const erp_status = order.in_erp ? (print_order === flags ? 'W' : 'T') : 'N'
      const flag = await client.query<{ record_no: string }>(
        `insert into pallet_flag (company_id, machine_id, card_no, print_order, erp_id, qty, erp_status, created,
           created_by, confirmed, confirmed_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'operator', $9, $10) returning record_no`,
        [
          company_id,
          order.machine_id,
          order.card_no,
          print_order,
          erp_id,
          qty,
          erp_status,
          created,
          erp_status === 'T' ? created : null,
          erp_status === 'T' ? 'supervisor' : '',
        ],
      )
      const quantity = `${qty} ${order.unit}`
      const label = { ...order, kind: 'flag', company_name, quantity, erp_id, flag_type: '', copy: false }
      await client.query(
        `insert into print_job (company_id, machine_id, card_no, kind, pallet_flag, print_text, label, copies, printer_no,
           status, queued, queued_by)
         values ($1, $2, $3, 'flag', $4, $5, $6, 1, $7, 'Printed', $8, 'operator')`,
        [
          company_id,
          order.machine_id,
          order.card_no,
          flag.rows[0]?.record_no,
          [order.work_order_no, order.part_no, quantity, erp_id].join(' · '),
          JSON.stringify({ ...label, printed: created.slice(0, 16).replace('T', ' ') }),
          order.printer_no,
          created,
        ],
      )
    }
  }
  await client.query('insert into sscc_serial (company_id, stem, last_serial) values ($1, $2, $3)', [
    company_id,
    stem,
    serial,
  ])
}

/** What stands on each pallet: as many pieces as it holds, never more than were made; the last one may not be full. */
function fullPallets({ pack_qty, good_qty }: OrderWithFlags, most: number): number[] {
  const pallets = Array.from({ length: most }, (_, before) =>
    Math.min(Number(pack_qty), Math.floor(Number(good_qty)) - before * Number(pack_qty)),
  )
  return pallets.filter((qty) => qty > 0)
}
