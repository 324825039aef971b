import { type Language, languageCodes } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'

/** What was printed, its pieces in the reader's language: a label has them in that of whoever printed it. */
export function printedText(
  language: Language,
  { print_text, quantity }: { readonly print_text: string; readonly quantity: string },
): string {
  const [number = '', unit = ''] = quantity.split(' ')
  const isPieces = languageCodes.some((each) => text(each, 'unit.pieces') === unit)
  return isPieces ? print_text.replace(quantity, `${number} ${text(language, 'unit.pieces')}`) : print_text
}
