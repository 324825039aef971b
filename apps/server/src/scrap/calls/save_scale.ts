import { saveScale } from '@takt/contract/scrap/save_scale.ts'
import { limitsProblem } from '@takt/domain/scrap/scale-state.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockScale, scaleRows } from '../scales/scale-rows.ts'

export default handle(saveScale, async (input, { db, now, audit }) => {
  const { machine_id, scale_id, version, name, signal, unit, purpose, min_weight, max_weight } = input
  // Locked before the scale: two who add the same one at once are told apart.
  const machine = await db.maybe(
    sql`select machine_id from machine where machine_id = ${machine_id} and active for no key update`,
  )
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const before = await lockScale(db, { machine_id, scale_id, now })
  if (version === null && before) return { refusal: 'scale-exists', values: { scale_id, machine_id } }
  if (version !== null && before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const problem = limitsProblem(input)
  if (problem) return problem
  const taken = await db.maybe<{ scale_id: string }>(sql`
    select scale_id from scale where machine_id = ${machine_id} and signal = ${signal} and scale_id <> ${scale_id}`)
  if (taken) return { refusal: 'scale-signal-taken', values: { signal, scale_id: taken.scale_id } }
  // Another signal is another pair of numbers: the tare of the old one is not its tare.
  await db.run(sql`
    insert into scale as s (machine_id, scale_id, name, signal, unit, purpose, min_weight, max_weight)
    values (${machine_id}, ${scale_id}, ${name}, ${signal}, ${unit}, ${purpose}, ${min_weight}, ${max_weight})
    on conflict (company_id, machine_id, scale_id) do update set name = excluded.name, signal = excluded.signal,
      unit = excluded.unit, purpose = excluded.purpose, min_weight = excluded.min_weight, max_weight = excluded.max_weight,
      tare = case when s.signal = excluded.signal then s.tare else 0 end, version = s.version + 1`)
  audit({
    what: before ? 'scale.changed' : 'scale.added',
    key: `${machine_id}/${scale_id}`,
    before: before ?? undefined,
    after: { name, signal, unit, purpose, min_weight, max_weight },
  })
  return await scaleRows(db, { machine_id, scale_id, now })
})
