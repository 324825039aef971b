import { unitWord } from '@takt/domain/ground/by-unit.ts'
import { type Language, languages } from '@takt/domain/ground/languages.ts'
import { hoursAndMinutes } from '@takt/domain/ground/statistics/mtbf/hours-and-minutes.ts'
import { quantityText, shareText } from '@takt/domain/ground/statistics/never-nought.ts'
import { localDate, localMinutes } from '@takt/domain/ground/zone-time.ts'
import { text } from '@takt/texts/text.ts'

/** How numbers and times stand on paper, in the language of the person and the time of the plant. */
export function reportWords({ language, time_zone }: { readonly language: Language; readonly time_zone: string }): {
  number(value: number | null): string
  percent(value: number): string
  moment(iso: string): string
  time(seconds: number): string
  unit(unit: string): string
} {
  const { locale } = languages[language]
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  // The fonts of a PDF have no narrow blank.
  const printable = (words: string) => words.replace(/\s/g, ' ').replace('−', '-')
  // Always with its tenth: a column of figures stands in line.
  const tenths = (value: number) => printable(quantityText(value, locale, { least: 1, most: 1 }))
  const number = (value: number | null) => (value === null ? '–' : printable(quantityText(value, locale, { most: 1 })))
  return {
    number,
    percent: (value) => shareText(value, 1, tenths),
    moment: (iso) => {
      if (iso === '') return '–'
      const minutes = localMinutes(Date.parse(iso), time_zone)
      return `${localDate(Date.parse(iso), time_zone)} ${two(minutes / 60)}:${two(minutes % 60)}`
    },
    time: (seconds) => hoursAndMinutes(seconds, number),
    unit: (unit) => unitWord(unit, text(language, 'unit.pieces')),
  }
}
