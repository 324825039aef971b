/** Lines that a `git diff -U0` has added or changed, by file. */
export function changedLines(diff: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  let lines = new Set<number>()
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1]
    if (file !== undefined) {
      lines = new Set()
      found.set(file, lines)
    }
    const [, start, count = '1'] = /^@@ .* \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start !== undefined) for (let at = 0; at < Number(count); at += 1) lines.add(Number(start) + at)
  }
  return found
}
