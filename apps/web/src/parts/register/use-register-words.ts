import { type Language, languageCodes, languages } from '@takt/domain/ground/languages.ts'
import { type Names, tidyNames } from '@takt/domain/ground/names.ts'
import { labelKey } from '@takt/domain/ground/registers/define-register.ts'
import type { ShownField } from '@takt/domain/ground/registers/field.ts'
import type { FileWords } from '@takt/domain/ground/registers/register-file.ts'
import { clockTime } from '@takt/domain/ground/zone-time.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useMemo } from 'react'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { DescribedView } from './register-view.ts'

export interface RegisterWords {
  word(name: 'count' | 'new' | 'none' | 'empty' | 'empty-text', values?: { count: number }): string
  label(field: string): string
  choice(field: string, value: string): string
  /** A value of a field as people read it, where it stands alone: in the history. */
  value(field: string, value: unknown): string
  readonly file: FileWords
}

/** What a register and its fields are called. */
export function useRegisterWords(view: DescribedView): RegisterWords {
  const text = useText()
  const number = useNumber()
  const timeZone = useSession().time_zone
  return useMemo(() => {
    const { name, fields } = view.of
    const label = (field: string) => text(labelKey(view.of, field) as TextKey)
    const choice = (field: string, value: string) => {
      const of = fields[field]
      return of?.kind === 'choice' && of.words ? text(`${of.words}${value}` as TextKey) : value
    }
    const moment = (value: string) => dayAndTime(Date.parse(value), { timeZone })
    const yesOrNo = (on: boolean) => text(on ? 'register.yes' : 'register.no')
    return {
      word: (word, values) => text(`register.${name}.${word}` as TextKey, values),
      label,
      choice,
      value: (field, value) => {
        const of = fields[field] as ShownField
        const { kind } = of
        const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
        if (isEmpty) return text(kind === 'machines' ? 'machines-field.every' : 'register.nothing')
        if (kind === 'names') return namesInWords(value as Names)
        if (kind === 'flag' || kind === 'yes-no') return yesOrNo(value === 1 || value === true)
        if (kind === 'choice') return choice(field, String(value))
        if (of.kind === 'number') return of.plain ? String(value) : number(value as number)
        if (kind === 'machines' || kind === 'list') return (value as string[]).join(', ')
        if (kind === 'minute-of-day') return clockTime(value as number)
        if (kind === 'moment') return moment(String(value))
        return String(value)
      },
      file: {
        heading: (field, language) =>
          language === undefined
            ? label(field)
            : text('register.name-in', { field: label(field), language: languages[language as Language].name }),
        choice,
        moment,
        yes: text('register.yes'),
        no: text('register.no'),
      },
    }
  }, [view, text, number, timeZone])
}

/** All names, each with its language: a change of the Swedish one alone is seen. */
function namesInWords(names: Names): string {
  const tidy = tidyNames(names)
  return languageCodes
    .filter((code) => tidy[code])
    .map((code) => `${tidy[code]} (${languages[code].short})`)
    .join(', ')
}
