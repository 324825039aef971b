import { deletePlace } from '@takt/contract/setup/delete_place.ts'
import { handle } from '../../ground/call/handle.ts'
import { findPlace, isPlaceUsed, removePlace } from '../machines/places.ts'

export default handle(deletePlace, async (place, { db, audit, emit }) => {
  const before = await findPlace(db, place)
  if (!before) return { refusal: 'place-unknown', values: { code: place.code } }
  if (await isPlaceUsed(db, place)) return { refusal: 'place-in-use', values: { code: place.code } }
  await removePlace(db, place)
  audit({ what: 'place.removed', key: `${place.kind}/${place.code}`, before })
  emit('SettingsChanged', {})
  return [place]
})
