import type { ImportField } from './import-kind.ts'

/**
 * Which field a column is, by its heading; null: it is left out. Of two columns for one field the first is taken.
 * `heading` is what our own templates call the field: it is read back whatever the language.
 */
export function matchColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  heading: (name: string) => string,
): (string | null)[] {
  const taken = new Set<string>()
  return headings.map((written) => {
    const word = plain(written)
    const found = fields.find(
      ({ name, words }) =>
        !taken.has(name) && [name, heading(name), ...words].some((one) => plain(one) === word && word !== ''),
    )
    if (!found) return null
    taken.add(found.name)
    return found.name
  })
}

/** 'Artikel-nr.' and 'artikelnr' are one heading, and so are 'Card number' and 'card no'. */
function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s._/-]+/g, '')
    .replace(/(nummer|number)$/, 'no')
    .replace(/nr$/, 'no')
}
