import type { Locator, Page } from '@playwright/test'
import type { Plant } from '../fixtures/takt.ts'

export const FAILED = '/overviewadmin/erp-failed-reporting'
export const FLAGS = '/overviewadmin/erpReporting/pallet-flag'

interface Failed {
  readonly subject?: string
  readonly record_no: number
  readonly error?: string
  readonly minutesAgo?: number
  readonly quantity?: number
}

/** A record that the ERP did not take, of an order of the example plant. */
export async function addFailed(plant: Plant, of: Failed): Promise<void> {
  const body = { id: `spec-${of.record_no}`, quantity: of.quantity ?? 12, erpId: '000000000000004711' }
  await plant.sql(
    `insert into erp_message (company_id, subject, record_no, record_time, machine_id, card_no, status, created, attempts,
       last_attempt, next_attempt, last_error, body)
     select c.company_id, $1, $2, now(), c.machine_id, c.card_no, 'F', now() - make_interval(mins => $4), 5, now(),
       now() + interval '1 hour', $3, $5
     from card c where c.company_id = 1000 and c.machine_id = 'M101' order by c.card_no limit 1`,
    [
      of.subject ?? 'balthzar_transaction',
      of.record_no,
      of.error ?? '422: Order is locked',
      of.minutesAgo ?? 0,
      JSON.stringify(body),
    ],
  )
}

/** As the seed left it: a token, no address, switched off. */
export async function resetErp(plant: Plant): Promise<void> {
  await plant.sql('delete from erp_message where company_id = 1000')
  await plant.sql(`update company set erp_api_token = 'example-erp' where company_id = 1000`)
  await plant.sql(`update erp_link set address = '', auth = 'signature', enabled = false, version = 0, failures = 0,
    next_try = 'epoch', last_error = '', last_error_at = null, last_sent = null where company_id = 1000`)
}

export const recordRow = (page: Page, record_no: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: String(record_no), exact: true }) })

export const bar = (page: Page): Locator => page.locator('[data-bottom-bar]')
