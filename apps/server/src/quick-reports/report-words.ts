import { localDate, localMinutes } from '@takt/domain/calendar/zone-time.ts'
import type { Language } from '@takt/texts/define-texts.ts'

/** How numbers and times stand on paper, in the language of the person and the time of the plant. */
export function reportWords({ language, time_zone }: { readonly language: Language; readonly time_zone: string }): {
  number(value: number | null): string
  moment(iso: string): string
  time(seconds: number): string
} {
  const format = new Intl.NumberFormat(language === 'sv' ? 'sv-SE' : 'en-GB', { maximumFractionDigits: 1 })
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return {
    // The fonts of a PDF have no narrow blank.
    number: (value) => (value === null ? '–' : format.format(value).replace(/\s/g, ' ').replace('−', '-')),
    moment: (iso) => {
      if (iso === '') return '–'
      const minutes = localMinutes(Date.parse(iso), time_zone)
      return `${localDate(Date.parse(iso), time_zone)} ${two(minutes / 60)}:${two(minutes % 60)}`
    },
    time: (seconds) => `${Math.floor(seconds / 3600)} h ${two((seconds % 3600) / 60)} min`,
  }
}
