import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { reasonFigures, runFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'

test.use({ ownPlant: 'figures' })

const machine_id = 'C301'
const fourDaysAgo = () => addDays(localDate(Date.now(), 'Europe/Stockholm'), -4)

test('T-LOOK-146 statistics say how much of the scrap is in neither quality nor OEE, and nothing where all of it counts', async ({
  page,
  plant,
  signIn,
}) => {
  const day = fourDaysAgo()
  const [run] = await plant.sql<{ p_order: number }>(
    `select p_order from order_run where company_id = 1000 and machine_id = $1 limit 1`,
    [machine_id],
  )
  const scrap = { counted_qty: 100, scrap_qty: 10, scrap_oee_qty: 4 }
  try {
    await shiftFigures(plant, { machine_id, day, run_ms: 21_600_000, ...scrap })
    await runFigures(plant, { machine_id, day, p_order: run?.p_order ?? 0, run_ms: 21_600_000, ...scrap })
    const words = /^Quality and OEE leave out 6 \S+ of 10 \S+ scrap/
    const period = `period=${day}..${addDays(day, 1)}`
    await signIn('supervisor', { path: `/statistics/${machine_id}/losses?${period}` })
    for (const [view, chart] of [
      ['losses', 'Where the time went'],
      ['sr-daily', 'Good and scrap'],
      ['by-hour', 'OEE per day'],
    ] as const) {
      await visit(page, `/statistics/${machine_id}/${view}?${period}`)
      await expect(page.getByRole('region', { name: chart, exact: true }).getByText(words)).toBeVisible()
    }
    await plant.sql(
      'update run_figures set scrap_oee_qty = 10 where company_id = 1000 and machine_id = $1 and day = $2',
      [machine_id, day],
    )
    await visit(page, `/statistics/${machine_id}/losses?${period}`)
    await expect(
      page.getByRole('region', { name: 'Where the time went', exact: true }).locator('tbody tr').first(),
    ).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  } finally {
    for (const table of ['run_figures', 'shift_figures']) {
      await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = $1 and day = $2`, [
        machine_id,
        day,
      ])
    }
  }
})

test('T-LOOK-147 below MTBF, mean downtime and availability stands how they are computed, and whose rule it is', async ({
  page,
  plant,
  signIn,
}) => {
  const day = fourDaysAgo()
  try {
    await shiftFigures(plant, { machine_id, day, run_ms: 21_600_000, stop_ms: 7_200_000 })
    await reasonFigures(plant, { machine_id, day, stop_reason: '202', stop_ms: 7_200_000 })
    const of = (name: string) => page.getByRole('region', { name, exact: true })
    await signIn('supervisor', { path: `/statistics/${machine_id}/mtbf?period=7-days` })
    await expect(of('Time between failures (MTBF)')).toContainText('Ours: run time ÷ (failures + 1)')
    await visit(page, `/statistics/${machine_id}/av-short?period=7-days`)
    await expect(of('Availability')).toContainText('Ours: (run time + micro-stops) ÷ planned time.')
    await visit(page, `/statistics/${machine_id}/losses?period=7-days`)
    const both = of('OEE, ours and by ISO 22400-2')
    await expect(both).toContainText('Ours: availability = (run time + micro-stops) ÷ planned time.')
    await expect(both).toContainText('ISO 22400-2: availability = running ÷ available time')
  } finally {
    for (const table of ['reason_figures', 'shift_figures']) {
      await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = $1 and day = $2`, [
        machine_id,
        day,
      ])
    }
  }
})
