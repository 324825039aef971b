/** Ids sort as people count: M2 before M10, case apart, in the company's language. */
const collators = new Map<string, Intl.Collator>()

export function naturalCompare(a: string, b: string, language = 'en'): number {
  let collator = collators.get(language)
  if (!collator) {
    collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    collators.set(language, collator)
  }
  // Equal apart from case or accents: a fixed order, so that a list never flickers between two.
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

export function naturalSort(values: readonly string[], language = 'en'): string[] {
  return [...values].sort((a, b) => naturalCompare(a, b, language))
}
