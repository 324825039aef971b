import { type Language, languageCodes, languages } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'

/** What was printed, its quantity as the reader writes it: a label has it in the language of whoever printed it. */
export function printedText(
  language: Language,
  { print_text, quantity }: { readonly print_text: string; readonly quantity: string },
): string {
  const [number = '', unit = ''] = quantity.split(' ')
  if (number === '' || !Number.isFinite(Number(number))) return print_text
  const isPieces = languageCodes.some((each) => text(each, 'unit.pieces') === unit)
  const grouped = Number(number).toLocaleString(languages[language].locale, { maximumFractionDigits: 6 })
  const read = [grouped, isPieces ? text(language, 'unit.pieces') : unit].filter(Boolean).join(' ')
  return print_text.replace(quantity, () => read)
}
