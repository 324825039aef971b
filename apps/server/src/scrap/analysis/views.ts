import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { DEFAULT_OWNER } from '@takt/domain/scrap/analysis/view-name.ts'
import type { NewVisualization, VisualizationView } from '@takt/domain/scrap/model/visualization.ts'
import type { z } from 'zod'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** `owner` '' is everybody's. */
export async function saveView(
  { dataset, name, config, overwrite }: z.infer<typeof NewVisualization>,
  owner: string,
  { db, session, now, audit }: CallContext,
): Promise<VisualizationView[] | Refusal> {
  const place = sql`dataset = ${dataset} and owner = ${owner} and name = ${name}`
  const before = await db.maybe<{ config: unknown }>(
    sql`select config from visualization_setting where ${place} for update`,
  )
  if (before && !overwrite) return { refusal: 'view-name-taken', values: { name } }
  const at = new Date(now).toISOString()
  // Two who save the same name at once both found it free: the second is refused by the key.
  const saved = await db.maybe(sql`
    insert into visualization_setting as v (dataset, owner, name, config, changed_by, changed_at)
    values (${dataset}, ${owner}, ${name}, ${JSON.stringify(config)}, ${session.username}, ${at})
    on conflict (company_id, dataset, owner, name) do update
      set config = excluded.config, changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where ${overwrite}
    returning v.name`)
  if (!saved) return { refusal: 'view-name-taken', values: { name } }
  audit({ what: 'view.saved', key: `${dataset}/${owner}/${name}`, before: before?.config ?? null, after: config })
  return [{ dataset, name, username: owner === '' ? DEFAULT_OWNER : owner, config }]
}
