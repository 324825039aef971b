import { Day } from '@takt/domain/ground/model/ids.ts'
import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { placeChoices } from '@takt/domain/machines/widgets/location-choice.ts'
import { z } from 'zod'

/** Whose figures are asked for, and of which days. */
export const placeAndDays = {
  /** One machine or several divided by ';'; '' is all the user may see. */
  machine_id: MachineList.default([]),
  /** In place of machines. */
  locationtype: z.enum(placeChoices).default(''),
  location: z.string().max(40).default(''),
  start_day: Day,
  end_day: Day,
}
