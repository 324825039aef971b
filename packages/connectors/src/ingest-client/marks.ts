/** What the last messages are known by, when their source delivers them again. */
export interface Marks {
  has(mark: string): boolean
  add(mark: string | undefined): void
  /** From the oldest to the newest. */
  all(): string[]
}

/** More than any broker delivers again: what is on its way to us, and a queue of its usual length. */
export const MOST_MARKS = 2000

export function keptMarks(most = MOST_MARKS): Marks {
  const marks = new Set<string>()
  return {
    has: (mark) => marks.has(mark),
    add(mark) {
      if (mark === undefined) return
      marks.delete(mark)
      marks.add(mark)
      for (const oldest of marks) {
        if (marks.size <= most) break
        marks.delete(oldest)
      }
    },
    all: () => [...marks],
  }
}
