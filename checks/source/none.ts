/** Fails with every violation on a line of its own, under the sentence of the rule. */
export function expectNone(violations: readonly string[], rule: string): void {
  if (violations.length === 0) return
  throw new Error(`${rule}\n${violations.map((violation) => `  ${violation}`).join('\n')}`)
}
