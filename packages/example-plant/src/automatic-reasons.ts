import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import { DAY_SHIFT } from './calendars.ts'
import type { PlantAutomaticReason } from './plant-reasons.ts'

export const LUNCH = { from: '11:00', until: '11:45', code: '502' } as const

/** Machines at which the clock says that it is lunch. */
export const LUNCH_MACHINES: readonly string[] = ['A406', 'K503']

export const exampleAutomaticReasons: readonly PlantAutomaticReason[] = [
  {
    description: 'Lunch',
    machines: [...LUNCH_MACHINES],
    set_code: LUNCH.code,
    only_when: [UNCODED],
    weekdays: [1, 2, 3, 4, 5],
    from_time: LUNCH.from,
    until_time: LUNCH.until,
    calendars: [DAY_SHIFT],
  },
  {
    description: 'Planned maintenance on Saturdays',
    machines: ['P205', 'P206', 'M112'],
    set_code: '602',
    only_when: [UNCODED, '601'],
    weekdays: [6],
    from_time: '07:00',
    until_time: '11:00',
    calendars: [],
  },
]
