import type { Dashboard } from '../dashboard/dashboard.ts'

type Shown = Pick<Dashboard, 'dataSources' | 'widgets' | 'parameters'>

/**
 * The machines whose data a dashboard shows: all that its sources and widgets name, and those of the dashboards inside
 * it. 'all' as soon as a source is of every machine, or something takes a machine from the address, which anybody can
 * write. What is inside takes its parameters from the dashboard around it, never from the address.
 */
export function dashboardMachines(
  dashboard: Shown,
  inside: readonly Shown[],
  known: readonly string[],
): readonly string[] | 'all' {
  const lists = [dashboard, ...inside].flatMap(({ dataSources }) =>
    dataSources.map((source) => source.parameters.machine_ids ?? ''),
  )
  if (lists.some((list) => list.trim() === '')) return 'all'
  const own = textsIn([dashboard.widgets, dashboard.dataSources])
  const asked = dashboard.parameters.some(({ parameter }) => own.some((text) => text.includes(`[${parameter}]`)))
  if (asked) return 'all'
  const texts = [...own, ...inside.flatMap(({ widgets, dataSources }) => textsIn([widgets, dataSources]))]
  const named = new Set(texts.flatMap((text) => text.split(/[;,]/).map((part) => part.trim())))
  return known.filter((machine_id) => named.has(machine_id))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
