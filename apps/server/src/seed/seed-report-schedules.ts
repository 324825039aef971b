import { nextDelivery } from '@takt/domain/reports/ordered/delivery-times.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'

/** After the people: deliveries are theirs. */
export async function seedReportSchedules(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id, time_zone } = plant.company
  for (const schedule of plant.report_schedules) {
    const { report_id, question, weekdays, at_minutes, format, made_by, recipients } = schedule
    const next_run = new Date(nextDelivery(schedule, now, time_zone)).toISOString()
    const { rows } = await client.query<{ schedule_no: number }>(
      `insert into report_schedule (company_id, report_id, question, weekdays, at_minutes, format, next_run, made_by)
       select company_id, $3, $4, $5, $6, $7, $8, user_id from app_user where company_id = $1 and username = $2
       returning schedule_no`,
      [company_id, made_by, report_id, JSON.stringify(question), weekdays, at_minutes, format, next_run],
    )
    await client.query(
      `insert into report_recipient (company_id, schedule_no, user_id)
       select company_id, $2, user_id from app_user where company_id = $1 and username = any ($3)`,
      [company_id, rows[0]?.schedule_no, recipients],
    )
  }
}
