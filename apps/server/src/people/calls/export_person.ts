import { exportPerson } from '@takt/contract/people/export_person.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { handle } from '../../ground/call/handle.ts'
import { collectPerson } from '../erasure/collect-person.ts'
import { findPerson } from '../erasure/find-person.ts'

export default handle(exportPerson, async ({ user_id }, { db, session, audit }) => {
  if (!hasWholePlant(session)) return { refusal: 'erase-whole-plant', values: {} }
  const person = await findPerson(db, user_id)
  if (!person) return { refusal: 'user-not-found', values: {} }
  const places = await collectPerson(db, person)
  const rows = places.reduce((sum, place) => sum + place.rows.length, 0)
  audit({ what: 'person.exported', key: person.identity.username, after: { places: places.length, rows } })
  return places
})
