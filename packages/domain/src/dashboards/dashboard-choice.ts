/** A dashboard inside a dashboard: which, with what parameters, and when it may be shown: D-ENTITY-63, D-STATE-38, 39-X, D-WIDGET-43-X. */
import type { Dashboard } from './dashboard.ts'
import type { Row } from './value-config.ts'

export interface DashboardChoice {
  readonly slug: string
  readonly parameters: Readonly<Record<string, string>>
}

export const noChoice: DashboardChoice = { slug: '', parameters: {} }

export function readDashboardChoice(stored: unknown): DashboardChoice {
  if (typeof stored !== 'object' || stored === null) return noChoice
  const { slug, parameters } = stored as Record<string, unknown>
  return {
    slug: typeof slug === 'string' ? slug : '',
    parameters: Object.fromEntries(
      Object.entries(typeof parameters === 'object' && parameters !== null ? parameters : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  }
}

type Listed = Pick<Dashboard, 'slug' | 'isSnippet' | 'snippetTag'>

/** Snippets only, by tag and then slug; those without a tag last: D-CONFIG-40, 43-X. */
export function offeredSnippets<D extends Listed>(dashboards: readonly D[]): D[] {
  const untagged = ({ snippetTag }: D) => Number(snippetTag.trim() === '')
  return dashboards
    .filter(({ isSnippet }) => isSnippet)
    .sort(
      (a, b) => untagged(a) - untagged(b) || a.snippetTag.localeCompare(b.snippetTag) || a.slug.localeCompare(b.slug),
    )
}

export function snippetName({ snippetTag, slug }: Pick<Listed, 'snippetTag' | 'slug'>): string {
  return `${snippetTag.trim()} ${slug}`.trim()
}

/** Values of parameters that the newly chosen dashboard does not have are dropped: D-CONFIG-43-X. */
export function keepParameters(choice: DashboardChoice, names: readonly string[]): DashboardChoice {
  const kept = Object.entries(choice.parameters).filter(([name]) => names.includes(name))
  return { ...choice, parameters: Object.fromEntries(kept) }
}

/** The columns of a row as the values of the parameters they are mapped to. */
export function parametersFromRow(choice: DashboardChoice, row: Row): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choice.parameters).map(([name, column]) => {
      const value = row[column]
      return [name, value === null || value === undefined ? '' : String(value)]
    }),
  )
}

export const MOST_NESTED = 5

/** Why a dashboard cannot be drawn inside the ones around it, outermost first. */
export function nestingFault(around: readonly string[], slug: string): 'recursive' | 'too-deep' | undefined {
  if (around.includes(slug)) return 'recursive'
  return around.length > MOST_NESTED ? 'too-deep' : undefined
}

/** The dashboards that the widgets of one name, wherever an option holds such a choice. */
export function embeddedSlugs(dashboard: Pick<Dashboard, 'widgets'>): string[] {
  const kinds = ['sub-dashboard', 'sub-dashboard-multiple']
  const chosen = dashboard.widgets
    .filter(({ component }) => kinds.includes(component))
    .map(({ config }) => readDashboardChoice(config.dashboard).slug)
  return [...new Set(chosen)].filter((slug) => slug !== '')
}

/** The way on which a dashboard comes back to itself; `inside` gives the dashboards within one. */
export async function cycleOf(
  slug: string,
  inside: (slug: string) => Promise<readonly string[]>,
): Promise<readonly string[] | undefined> {
  const seen = new Set<string>()
  const search = async (way: readonly string[]): Promise<readonly string[] | undefined> => {
    const last = way.at(-1) as string
    if (seen.has(last)) return undefined
    seen.add(last)
    for (const next of await inside(last)) {
      if (next === slug) return [...way, next]
      const found = await search([...way, next])
      if (found !== undefined) return found
    }
    return undefined
  }
  return await search([slug])
}

export interface SourcePulse {
  /** Time of its last good answer, 0 before the first. */
  readonly updatedAt: number
  /** Seconds between answers; undefined for a source that is asked once. */
  readonly every: number | undefined
}

const MISSED_INTERVALS = 3

/** All have answered, and the newest answer is younger than three of its intervals; without sources it always beats. */
export function pulseIsOn(sources: readonly SourcePulse[], now: number): boolean {
  if (sources.length === 0) return true
  if (sources.some(({ updatedAt }) => updatedAt === 0)) return false
  return sources.some(
    ({ updatedAt, every }) => every === undefined || now - updatedAt < MISSED_INTERVALS * every * 1000,
  )
}
