export type TextValues = Readonly<Record<string, string | number>>

/** A sentence of the catalogue with its words in place: which form of the count, and what stands in the braces. */
export function fillIn(sentence: string, values: TextValues): string {
  return formOf(sentence, values).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

function formOf(sentence: string, values: TextValues): string {
  const [one, many] = sentence.split('|')
  if (many === undefined || values.count === undefined) return sentence
  return Number(values.count) === 1 ? (one as string) : many
}
