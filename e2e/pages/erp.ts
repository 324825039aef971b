import type { Locator, Page } from '@playwright/test'
import { anErpMessage } from '@takt/server/erp/erp.fixture.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
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
  const [card] = await plant.sql<{ card_no: string }>(
    "select card_no from card where company_id = 1000 and machine_id = 'M101' order by card_no limit 1",
  )
  await anErpMessage(plant, {
    ...{ subject: of.subject ?? 'balthzar_transaction', record_no: of.record_no, record_time: minutesAgo(0) },
    ...{ machine_id: 'M101', card_no: card?.card_no ?? '', status: 'F', created: minutesAgo(of.minutesAgo ?? 0) },
    ...{ attempts: 5, last_attempt: minutesAgo(0), next_attempt: minutesAgo(-60) },
    ...{ last_error: of.error ?? '422: Order is locked', body },
  })
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
