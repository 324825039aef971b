import { savePlace } from '@takt/contract/setup/save_place.ts'
import { handle } from '../../ground/call/handle.ts'
import { addPlace, findPlace, renamePlace } from '../machines/places.ts'

export default handle(savePlace, async ({ named, ...place }, { db, audit, emit }) => {
  if (named === null) {
    const taken = await addPlace(db, place)
    if (taken) return taken
  } else if (!(await renamePlace(db, place, named))) return { refusal: 'changed-by-someone-else', values: {} }
  audit({
    what: named === null ? 'place.added' : 'place.renamed',
    key: `${place.kind}/${place.code}`,
    before: named === null ? null : { description: named },
    after: place,
  })
  emit('SettingsChanged', {})
  const saved = await findPlace(db, place)
  return saved ? [saved] : []
})
