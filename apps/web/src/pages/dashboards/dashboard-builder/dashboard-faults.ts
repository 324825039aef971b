import { Dashboard, type DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { widgetProblems } from '@takt/domain/dashboards/widget-problems.ts'
import { Slug } from '@takt/domain/ground/model/ids.ts'
import { dashboardSlugFault, type Fault } from '../../../parts/new-dashboard/slug-fault.ts'

/** Faults of the dashboard's own fields, by the field's name; a source's slug is `source.<place in the list>`. */
export type DashboardFaults = ReadonlyMap<string, Fault>

/** What keeps a dashboard from being saved: D-SCREEN-07-X. The server checks the same and more. */
export function dashboardFaults(dashboard: Dashboard, otherSlugs: readonly string[]): DashboardFaults {
  const faults = new Map<string, Fault>()
  const add = (field: string, fault: Fault | undefined) => {
    if (fault !== undefined) faults.set(field, fault)
  }
  if (dashboard.title.trim() === '') faults.set('title', { text: 'settings.title-needed' })
  add('slug', dashboardSlugFault(dashboard.slug, otherSlugs))
  dashboard.dataSources.forEach((source, at) => {
    add(`source.${at}`, slugFault(source.slug, slugsBefore(dashboard.dataSources, at)))
    if (source.name.trim() === '') faults.set(`source-name.${at}`, { text: 'settings.title-needed' })
  })
  // Told at the widget's own option too; here it keeps Save from failing on the server.
  if (widgetProblems(dashboard.widgets).length > 0) faults.set('widgets', { text: 'builder.widget-fault' })
  // Whatever else the schema refuses is told at the title, so that Save is never greyed without a word.
  if (faults.size === 0 && !Dashboard.safeParse(dashboard).success) faults.set('title', { text: 'form.fault' })
  return faults
}

function slugFault(slug: string, taken: readonly string[]): Fault | undefined {
  if (!Slug.safeParse(slug).success) return { text: 'settings.source-slug-hint' }
  return taken.includes(slug) ? { text: 'settings.slug-taken', values: { slug } } : undefined
}

function slugsBefore(sources: readonly DataSource[], at: number): string[] {
  return sources.slice(0, at).map(({ slug }) => slug)
}

/** A free slug for a new source. */
export function freeSourceSlug(sources: readonly DataSource[]): string {
  let number = 1
  while (sources.some(({ slug }) => slug === `source-${number}`)) number += 1
  return `source-${number}`
}

/** How many widgets read a source, so that nobody removes one in use unknowingly. */
export function widgetsUsing(dashboard: Dashboard, slug: string): number {
  return dashboard.widgets.filter(({ config }) =>
    JSON.stringify(config).includes(`"dataSource":${JSON.stringify(slug)}`),
  ).length
}
