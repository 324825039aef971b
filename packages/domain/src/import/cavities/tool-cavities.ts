import type { ImportFault } from '../import-kind.ts'

/** Of one tool. More is a number that slipped into the wrong column. */
export const MOST_CAVITIES = 999

/** How many a tool has, as it comes in. */
export interface ToolCavities {
  readonly cavities: number
  readonly insert_of: string
}

/** `closed`: places of the cavities that are closed now. */
export function judgeCavities(
  { cavities, insert_of }: ToolCavities,
  { closed }: { closed: readonly number[] },
): ImportFault | null {
  const field = 'cavities'
  if (insert_of !== '' && cavities > 0) {
    return { field, refusal: 'import-insert-cavities', values: { tool_id: insert_of } }
  }
  const lost = closed.find((place) => place > cavities)
  // The machine would go on making fewer pieces per cycle for a cavity that nobody can open any more.
  return lost === undefined ? null : { field, refusal: 'import-cavity-closed', values: { cavity: lost } }
}
