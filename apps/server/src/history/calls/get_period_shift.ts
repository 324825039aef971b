import { getPeriodShift } from '@takt/contract/history/get_period_shift.ts'
import { type Calendar, UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { periodText } from '@takt/domain/ground/periods/period.ts'
import {
  lastShift,
  type PlannedShift,
  shiftAt,
  shiftBeside,
  shiftsOfDay,
} from '@takt/domain/ground/periods/shift-beside.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { plantRules } from '../../machines/plant-rules.ts'

export default handle(getPeriodShift, async (input, { db, session, now }) => {
  const rules = await plantRules(db)
  const machine_ids = await placeMachines(db, input)
  const calendars = machine_ids.flatMap((id) => rules.machines.get(id)?.calendar ?? [])
  // Who asks for the shift that runs in the evening does not mean that of the many who went home at four.
  const running = input.which === 'running' ? calendars.filter((one) => one.at(now).shift !== UNPLANNED) : []
  const calendar = mostUsed(running.length > 0 ? running : calendars)
  const found = calendar && shiftOf(calendar, input, now)
  if (!calendar || !found) return []
  const beside = (by: -1 | 1) => {
    const shift = shiftBeside(calendar, found, { by, now })
    return shift ? periodText({ of: 'shift', ...shift }) : ''
  }
  const named = await db.maybe<{ name: string }>(
    sql`select takt_name(names, ${session.language}) as name from shift where shift = ${found.shift}`,
  )
  return [
    {
      day: found.day,
      shift: found.shift,
      shift_name: named?.name ?? '',
      start_time: new Date(found.from).toISOString(),
      end_time: new Date(found.to).toISOString(),
      before: beside(-1),
      after: beside(1),
    },
  ]
})

/** Machines of a hall work in the same shifts, all but a few. */
function mostUsed(calendars: readonly Calendar[]): Calendar | undefined {
  const same = [...Map.groupBy(calendars, ({ calendar_id }) => calendar_id).values()]
  return same.sort((a, b) => b.length - a.length)[0]?.[0]
}

interface Asked {
  readonly which: 'running' | 'last' | 'named'
  readonly day?: string | undefined
  readonly shift?: number | undefined
}

function shiftOf(calendar: Calendar, { which, day, shift }: Asked, now: number): PlannedShift | undefined {
  if (which === 'running') return shiftAt(calendar, now)
  if (which === 'last') return lastShift(calendar, now)
  return day === undefined ? undefined : shiftsOfDay(calendar, day).find((one) => one.shift === shift)
}
