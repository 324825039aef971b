import type { Locator, Page } from '@playwright/test'
import { expect, type Plant } from '../fixtures/takt.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface PlacedStop {
  readonly start: number
  readonly end: number
}

/**
 * Three uncoded stops of five minutes within the last hour, oldest first. A stop is cut where a plant day ends: right
 * after midnight they all lie before it.
 */
export async function makePlacedStops(plant: Plant, machine_id: string): Promise<PlacedStop[]> {
  const base = beforeMidnight(Date.now())
  const stops = [50, 35, 20].map((minutes) => ({ start: base - minutes * MINUTE, end: base - (minutes - 5) * MINUTE }))
  // A machine with a past would be built again from it: it begins anew.
  for (const table of ['stop', 'signal', 'machine_state', 'machine_checkpoint']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = $1`, [machine_id])
  }
  await plant.signal(machine_id, 'running', base - 55 * MINUTE)
  for (const { start, end } of stops) {
    await plant.signal(machine_id, 'stopped', start)
    await plant.signal(machine_id, 'running', end)
  }
  await plant.signal(machine_id, 'running')
  const made = await plant.sql<{ stop_reason: string }>(
    'select stop_reason from stop where company_id = 1000 and machine_id = $1 and start_time >= $2 order by start_time',
    [machine_id, new Date(base - 55 * MINUTE)],
  )
  expect(made.map(({ stop_reason }) => stop_reason)).toEqual(['-', '-', '-'])
  return stops
}

function beforeMidnight(now: number): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', hour: '2-digit', minute: '2-digit' })
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number)
  const passed = hours * 60 + minutes
  return passed < 60 ? now - (passed + 1) * MINUTE : now
}

/** The picture; its rows lie below each other, all of the same height. */
export function plot(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Stops' })
}

/** Where a moment of a row lies on the screen, in a picture of the last eight hours that is not zoomed. */
export async function pointOf(
  page: Page,
  at: number,
  { row, rows }: { row: number; rows: number },
): Promise<{ x: number; y: number }> {
  const box = await plot(page).boundingBox()
  if (box === null) throw new Error('The picture is not drawn.')
  const now = Date.now()
  return {
    x: box.x + ((at - (now - 8 * HOUR)) / (8 * HOUR)) * box.width,
    y: box.y + ((row + 0.5) / rows) * box.height,
  }
}

export async function tapBar(
  page: Page,
  { start, end }: PlacedStop,
  on: { row: number; rows: number; modifiers?: ['Shift'] },
): Promise<void> {
  const { x, y } = await pointOf(page, (start + end) / 2, on)
  if (on.modifiers) await page.keyboard.down('Shift')
  await page.mouse.click(x, y)
  if (on.modifiers) await page.keyboard.up('Shift')
}
