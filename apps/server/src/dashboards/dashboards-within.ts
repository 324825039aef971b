import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { embeddedSlugs, MOST_NESTED } from '@takt/domain/dashboards/dashboard-choice.ts'

/** A dashboard and all that is drawn inside it, itself first; none when there is no such one. */
export async function dashboardsWithin(
  slug: string,
  load: (slugs: readonly string[]) => Promise<readonly { readonly config: unknown }[]>,
): Promise<Dashboard[]> {
  const found = new Map<string, Dashboard>()
  let next = [slug]
  for (let depth = 0; depth <= MOST_NESTED && next.length > 0; depth += 1) {
    const rows = await load(next)
    const loaded = rows.flatMap(({ config }) => Dashboard.safeParse(config).data ?? [])
    for (const dashboard of loaded) found.set(dashboard.slug, dashboard)
    next = [...new Set(loaded.flatMap(embeddedSlugs))].filter((inner) => !found.has(inner))
  }
  return [...found.values()]
}
