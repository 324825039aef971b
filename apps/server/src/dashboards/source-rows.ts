import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { dataSources } from './sources/data-sources.ts'

/** The rows of a source, saved or not, with the values of the page's query filled in. */
export async function sourceRows(
  source: Pick<DataSource, 'slug' | 'source' | 'parameters'>,
  values: Readonly<Record<string, string>>,
  { db, session, now }: Pick<CallContext, 'db' | 'session' | 'now'>,
): Promise<Record<string, unknown>[] | Refusal> {
  const kind = dataSources.find((candidate) => candidate.kind === source.source)
  if (!kind) return { refusal: 'data-source-unknown', values: { slug: source.slug } }
  const machine_ids = filled(source.parameters.machine_ids ?? '', values)
    .split(';')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  return await kind.rows({ db, now, session, machine_ids })
}

/** '[name]' is one of the dashboard's parameters; an unknown one stays as it is. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\[(\w+)\]/g,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  )
}
