/** An entry that has begun or been cleared, but says nothing yet. */
const NOTHING_SAID = new Set(['', '0', '0.', '0.0', '-'])

export function saysNothing(entry: string): boolean {
  return NOTHING_SAID.has(entry.trim())
}
