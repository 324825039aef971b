import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, codeOf, numberOf, textOf } from '../ground/registers/field.ts'
import { goalPlaces } from './goal-draft.ts'

/** Production goals: what is to be made, where and until when. */
export const goals = describeRegister({
  name: 'goal',
  key: 'place_id',
  isOfMachines: true,
  fields: {
    place: choiceOf(goalPlaces, { words: 'goals.' }),
    place_id: textOf(200),
    production_type: choiceOf(['shift', 'day', 'week'], { words: 'goals.' }),
    shift: codeOf('shift', 200),
    target_good_qty: numberOf(0, 1e9, { whole: false }),
    target_good_qty_alt_unit: numberOf(0, 1e9, { whole: false }),
    target_earned_hours: numberOf(0, 1e9, { whole: false }),
    valid_from: textOf(200),
    valid_to: textOf(200),
  },
  labels: {
    place: 'goals.kind',
    place_id: 'goals.place',
    production_type: 'goals.period',
    shift: 'goals.which-shift',
    target_good_qty: 'goals.good',
    target_good_qty_alt_unit: 'goals.alt-unit',
    target_earned_hours: 'goals.hours',
    valid_from: 'goals.valid-from',
    valid_to: 'goals.valid-to',
  },
})
