import type { Requirement } from '../../checks/source/requirements.ts'

export interface AreaCoverage {
  readonly area: string
  readonly proven: number
  readonly all: number
}

/** `T-NAV` of `T-NAV-04-X`. */
function areaOf(id: string): string {
  return id.split('-').slice(0, 2).join('-')
}

export function coverageByArea(
  requirements: readonly Requirement[],
  tests: ReadonlyMap<string, readonly string[]>,
): AreaCoverage[] {
  const areas = Map.groupBy(requirements, ({ id }) => areaOf(id))
  return [...areas]
    .map(([area, items]) => ({ area, proven: items.filter(({ id }) => tests.has(id)).length, all: items.length }))
    .sort((a, b) => (a.area < b.area ? -1 : 1))
}

/** `T-NAV` holds T-NAV-04 and T-NAV-04-X, `T-NAV-04` does not hold T-NAV-041. */
export function isUnder(id: string, prefix: string): boolean {
  return id === prefix || id.startsWith(prefix.endsWith('-') ? prefix : `${prefix}-`)
}
