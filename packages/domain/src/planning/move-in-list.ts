/** The list with one of its numbers a place further up (-1) or down (1); null where there is no place. */
export function movedInList(list: readonly number[], number: number, by: -1 | 1): number[] | null {
  const from = list.indexOf(number)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return null
  const next = [...list]
  next.splice(from, 1)
  next.splice(to, 0, number)
  return next
}
