/** How a whole run ended, in its own words: its last line, and how many specs needed a second try. */
export function outcomeOf(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.trim() !== '')
  const again = lines.filter((line) => line.endsWith('(passed on its second try)')).length
  const last = lines.at(-1) ?? 'nothing was printed'
  return again === 0 ? last : `${last}, ${again} on a second try`
}
