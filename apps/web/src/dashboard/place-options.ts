/** Widgets that are for machines or for one place: D-VALID-09, 10-X. */
import { option } from '@takt/domain/dashboards/options.ts'
import { type PlaceOptions, placeChoices, placeMissing } from '@takt/domain/machines/widgets/location-choice.ts'
import type { Incomplete } from './define-widget.ts'

/** Orders and goals change by the minute: D-LIMIT-02. */
export const ORDERS_AND_GOALS_SECONDS = 60

export const placeOptions = {
  locationtype: option.select('option.place-or-machines', {
    choices: placeChoices,
    default: '',
    choiceLabel: 'choice.place-or-machines',
  }),
  location: option.location('option.location'),
} as const

export const placeShowWhen = {
  location: { locationtype: ['department', 'zone', 'category'] },
  machineId: { locationtype: '' },
} as const

export function placeIncomplete(config: PlaceOptions): Incomplete {
  const missing = placeMissing(config)
  if (missing === undefined) return undefined
  return missing === 'location' ? 'widget.choose-location' : 'widget.choose-machine'
}
