import { stopKey } from '@takt/domain/machines/machine-state.ts'
import { EXAMPLE_COMPANY, makes, ONCE, type Plant, plantDayOf } from '../ground/db/makes.fixture.ts'

export const aStopGroup = makes('stop_group', ({ nth }) => ({
  code: `made-${nth}`,
  names: { en: `Made group ${nth}` },
  // Behind those of the example plant.
  view_order: 900 + nth,
}))

/** Of technical faults, for every machine. */
export const aStopCode = makes('stop_code', ({ nth }) => ({
  stop_code: `made-${nth}`,
  record_no: 90_000 + nth,
  names: { en: `Made reason ${nth}` },
  group_id: 'TEC',
}))

/** Uncoded and in the first shift; without `end_time` it lasts. */
export const aStop = makes('stop', ({ given: { start_time = ONCE } }) => ({
  stop: stopKey(Date.parse(start_time)),
  day: plantDayOf(start_time),
  shift: 1,
}))

interface Many {
  readonly machine_id: string
  readonly stop_reason: string
  readonly count: number
  readonly everySeconds: number
  /** What their keys begin with. */
  readonly key: string
}

/** Short stops one after the other until now, each with a note, of which the older ones are longer. */
export async function manyStops(plant: Plant, many: Many): Promise<void> {
  await plant.sql(
    `insert into stop (company_id, machine_id, stop, start_time, end_time, day, shift, stop_reason, note)
     select $1, $2, $3 || n, at, at + interval '5 seconds', at::date, 1, $4, repeat('Row ', 1 + n / 1000) || n
     from (select n, now() - n * make_interval(secs => $5) as at from generate_series(1, $6) n) rows`,
    [EXAMPLE_COMPANY, many.machine_id, many.key, many.stop_reason, many.everySeconds, many.count],
  )
}
