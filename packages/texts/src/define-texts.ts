/** One sentence in every language: a key that lacks one does not compile. */
export interface Text {
  readonly en: string
  readonly sv: string
}

export type Language = keyof Text

/**
 * Words in braces are filled in: 'Order {card_no}'. A sentence with a count gives both forms divided by a bar:
 * '{count} stop|{count} stops'.
 */
export function defineTexts<const T extends Record<string, Text>>(texts: T): T {
  return texts
}
