/** How many boxes stand on each other so that their columns fit beside each other: D-STATE-42, 43-X. */
export const FIRST_STACK_SIZE = 3
export const MOST_STACK_STEPS = 500

/** `high` is how many boxes the container has height for: fewer than three begin lower, as long as their columns fit. */
export function stackSize(
  count: number,
  fits: (columns: number) => boolean,
  high = FIRST_STACK_SIZE,
): { readonly size: number; readonly scrolls: boolean } {
  let size = Math.min(FIRST_STACK_SIZE, Math.max(1, high))
  for (let step = 0; step < MOST_STACK_STEPS; step += 1) {
    if (fits(Math.ceil(count / size))) return { size, scrolls: false }
    if (size >= count) break
    size += 1
  }
  return { size, scrolls: true }
}

export function stacks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

export const groupings = ['zone_desc', 'cat_desc', 'department_description'] as const
export type Grouping = (typeof groupings)[number]

/** Groups by their heading, in the order in which the first of each comes. */
export function grouped<T extends Readonly<Record<Grouping, string>>>(
  items: readonly T[],
  by: Grouping,
): { readonly heading: string; readonly items: readonly T[] }[] {
  return [...Map.groupBy(items, (item) => item[by])].map(([heading, own]) => ({ heading, items: own }))
}
