import { stopKey } from '@takt/domain/machines/machine-state.ts'
import { makes, ONCE, plantDayOf } from '../ground/db/makes.fixture.ts'

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
