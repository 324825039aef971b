import type { Page } from '@playwright/test'
import { anActivity } from '@takt/server/activities/activities.fixture.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

/** Numbers of the example plant's types. */
export const types = { clean: 1, startCheck: 2, sample: 4, pallet: 6, safety: 7, repair: 8 } as const

interface Made {
  readonly machine_id: string
  readonly action_id: number
  /** Minutes from now. */
  readonly due?: number
  readonly status?: number
}

/** An activity that waits, or was performed by Anna Lindqvist. */
export async function makeActivity(plant: Plant, made: Made): Promise<string> {
  const { machine_id, action_id, due = 60, status = 1 } = made
  const [checklist] = await plant.sql<{ isThere: number }>(
    `select (count(*) > 0)::int as "isThere" from activity_question where company_id = 1000 and action_id = $1`,
    [action_id],
  )
  const finished = { finished_date: minutesAgo(0), finished_by: 'operator', employee: '0101' }
  const { record_no } = await anActivity(plant, {
    ...{ machine_id, action_id, status, create_date: minutesAgo(5), due_date: minutesAgo(-due), created_by: 'e2e' },
    ...{ use_checklist: checklist?.isThere ?? 0, ...(status === 1 ? {} : finished) },
  })
  return String(record_no)
}

/** As another server process on the same database tells it. */
export async function tellActivitiesChanged(plant: Plant, machine_id: string): Promise<void> {
  const events = [{ name: 'ActivitiesChanged', data: { machine_id } }]
  await plant.sql("select pg_notify('takt_live', $1)", [JSON.stringify({ from: 'e2e', company_id: 1000, events })])
}

export async function activitiesAfter(plant: Plant, record_no: string) {
  return await plant.sql<{ record_no: string; status: number; machine_id: string; extra_info_1: string }>(
    `select record_no::text, status, machine_id, extra_info_1 from internal_activity
     where company_id = 1000 and record_no > $1 order by record_no`,
    [record_no],
  )
}

export async function lastActivity(plant: Plant): Promise<string> {
  const [row] = await plant.sql<{ last: string }>(
    'select coalesce(max(record_no), 0)::text as last from internal_activity',
  )
  return row?.last ?? '0'
}

/** The plant as it was before this activity. */
export async function forgetAfter(plant: Plant, record_no: string): Promise<void> {
  await plant.sql('delete from activity_answer where company_id = 1000 and record_no > $1', [record_no])
  await plant.sql('delete from internal_activity where company_id = 1000 and record_no > $1', [record_no])
  await plant.sql('delete from activity_to_come where company_id = 1000')
  await plant.sql("delete from notification where company_id = 1000 and kind = 'activity' and machine_id <> 'A401'")
}

export async function isAtStep(page: Page, step: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(new RegExp(`Step \\d of \\d: ${step}`))
}

export async function passEmployee(page: Page, number = '0101'): Promise<void> {
  await isAtStep(page, 'Employee')
  await page.getByLabel('Employee number').fill(number)
  await page.getByLabel('Employee number').press('Enter')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
