import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

/** Everything that stands before the first order: places, calendars, machines, reasons, tools, parts, dashboards. */
export async function seedMasterData(client: pg.Client, plant: Plant, now: number): Promise<void> {
  const { company_id, settings, theme, ...company } = plant.company
  await insertRows(client, 'company', [{ company_id, ...company, theme }])
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, ...row })),
    )

  await rows(
    'company_setting',
    Object.entries(settings).map(([name, value]) => ({ name, value })),
  )
  await rows('department', plant.departments)
  await rows('zone', plant.zones)
  await rows('category', plant.categories)
  await rows('line', plant.lines)
  await rows('shift', plant.shifts)
  await rows('day_type', plant.day_types)
  await rows(
    'calendar',
    plant.calendars.map(({ days: _, ...calendar }) => calendar),
  )
  await rows(
    'calendar_day',
    plant.calendars.flatMap(({ calendar_id, days }) =>
      Object.entries(days).map(([day, day_type]) => ({ calendar_id, day, day_type })),
    ),
  )
  await rows('machine', plant.machines)
  await rows('stop_group', plant.stop_groups)
  await rows(
    'stop_code',
    plant.stop_codes.map((code, index) => ({ ...code, record_no: index + 1 })),
  )
  await rows(
    'automatic_reason',
    plant.automatic_reasons.map((reason, index) => ({
      ...reason,
      active: true,
      record_no: index + 1,
      rule_no: index + 1,
    })),
  )
  await rows(
    'value_rule',
    plant.value_rules.map((rule, index) => ({ ...rule, record_no: index + 1 })),
  )
  await rows('scrap_category', plant.scrap_categories)
  await rows('scrap_reason', plant.scrap_reasons)
  await rows('tool', plant.tools)
  await rows('tool_structure', plant.tool_structures)
  await rows('tool_insert', plant.tool_inserts)
  await rows('material', plant.materials)
  await rows('part', plant.parts)
  await rows('production_goal', plant.goals)
  await rows('machine_note', plant.notes)
  await rows('notification', plant.notifications)
  await rows(
    'config',
    plant.dashboards.map((config) => ({
      system_function: 'dashboards',
      template: config.slug,
      version: 1,
      config,
      changed_by: 'example',
      changed_at: new Date(now).toISOString(),
    })),
  )
}
