import { getPlaceSettings } from '@takt/contract/procedures/get_place_settings.ts'
import { placeSettings } from '../machine-setup/places.ts'
import { handle } from './handle.ts'

export default handle(getPlaceSettings, (_input, { db }) => placeSettings(db))
