import { getTrailPeople } from '@takt/contract/setup/get_trail_people.ts'
import { handle } from '../../ground/call/handle.ts'
import { trailPeople } from '../trail/trail-rows.ts'

export default handle(getTrailPeople, async (days, { db, session }) => trailPeople(db, days, session.time_zone))
