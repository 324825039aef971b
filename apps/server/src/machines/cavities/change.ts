import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { CLOSED, changeCavities, mayChangeCavities, type OPEN } from '@takt/domain/machines/cavities/change-cavities.ts'
import type { Cavity } from '@takt/domain/machines/model/cavity.ts'
import { CallError } from '../../ground/call/answers.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../machine-states.ts'
import { doAtMachine } from '../operator-events.ts'
import { cavitiesOf, mountedTool, toolOfCavities } from './mounted-tool.ts'

interface CavityRequest {
  readonly machine_id: string
  readonly tool_id: string
  readonly insert_locations: readonly number[]
  readonly note: string
}

/** Opens or closes cavities, for both calls. From now on the machine counts fewer or more pieces per cycle. */
export async function changeMounted(
  input: CavityRequest,
  to: typeof OPEN | typeof CLOSED,
  { db, session, now, audit }: CallContext,
): Promise<Cavity[] | Refusal> {
  if (!mayChangeCavities(session)) throw new CallError('notAllowed', 'call.cavities-read-only')
  const { machine_id, note } = input
  // Of two people who change them at once the second one sees what the first one did.
  await lockMachines(db, [machine_id])
  const tool_id = await mountedTool(db, machine_id)
  if (tool_id === null) return { refusal: 'machine-not-found', values: { machine_id } }
  // Nor is one closed that an import takes away meanwhile: its machine would make fewer pieces for ever.
  await db.run(sql`select from tool where tool_id = ${toolOfCavities(sql`${tool_id}`)} for share`)
  const before = await cavitiesOf(db, machine_id)
  const change = changeCavities({ ...input, to }, { tool_id, inserts: before })
  if (isRefusal(change)) return change
  const locations = change.changed.map(({ insert_location }) => insert_location)
  const { at } = await doAtMachine(db, machine_id, { event: { kind: 'cavities', value: change.closed }, now })
  await db.run(sql`
    update tool_insert set status = ${to}
    where tool_id = ${toolOfCavities(sql`${tool_id}`)} and insert_location = any (${locations})`)
  await db.run(sql`
    insert into cavity_change (machine_id, tool_id, insert_location, status, note, username, at)
    select ${machine_id}, ${tool_id}, location, ${to}, ${note.trim()}, ${session.username}, ${new Date(at).toISOString()}
    from unnest(${locations}::int[]) as n (location)`)
  audit({
    what: to === CLOSED ? 'cavities.closed' : 'cavities.opened',
    key: `${machine_id}/${tool_id}`,
    before: change.changed.map(({ insert_location, from }) => ({ insert_location, status: from })),
    after: { insert_locations: locations, closed: change.closed, note: note.trim() },
    reason: note.trim(),
  })
  return await cavitiesOf(db, machine_id)
}
