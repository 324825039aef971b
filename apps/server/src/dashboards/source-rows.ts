import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { sourcePlace } from '@takt/domain/dashboards/source-place.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { placeMachines } from '../machines/asked/place-machines.ts'
import { dataSources } from './sources/data-sources.ts'

/** The rows of a source, saved or not, with the values of the page's query filled in. */
export async function sourceRows(
  source: Pick<DataSource, 'slug' | 'source' | 'parameters'>,
  values: Readonly<Record<string, string>>,
  { db, session, now }: Pick<CallContext, 'db' | 'session' | 'now'>,
): Promise<Record<string, unknown>[] | Refusal> {
  const kind = dataSources.find((candidate) => candidate.kind === source.source)
  if (!kind) return { refusal: 'data-source-unknown', values: { slug: source.slug } }
  const place = sourcePlace(source.parameters)
  if (place === undefined) return await kind.rows({ db, now, session, machine_ids: named(source, values) })
  const machine_ids = await placeMachines(db, { machine_id: [], ...place })
  // Without any id it would be every machine of the plant.
  return machine_ids.length === 0 ? [] : await kind.rows({ db, now, session, machine_ids })
}

function named({ parameters }: Pick<DataSource, 'parameters'>, values: Readonly<Record<string, string>>): string[] {
  return filled(parameters.machine_ids ?? '', values)
    .split(';')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/** '[name]' is one of the dashboard's parameters; an unknown one stays as it is. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\[(\w+)\]/g,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  )
}
