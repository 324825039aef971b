import { getPlaceSettings } from '@takt/contract/setup/get_place_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { placeSettings } from '../machines/places.ts'

export default handle(getPlaceSettings, (_input, { db }) => placeSettings(db))
