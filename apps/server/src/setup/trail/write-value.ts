import { companySettings, isOnText, type SettingKind } from '@takt/domain/ground/company-settings.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { type Language, languageCodes, languages } from '@takt/domain/ground/languages.ts'
import { type Names as NamesByLanguage, tidyNames } from '@takt/domain/ground/names.ts'
import { quantityText } from '@takt/domain/ground/statistics/never-nought.ts'
import { isNothing, isRecord } from '@takt/domain/setup/trail-changes.ts'
import { inside, named, type TrailForm, text as textForm, yesNo } from '@takt/domain/setup/trail-fields/forms.ts'
import { trailField } from '@takt/domain/setup/trail-fields.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'

export interface Writer {
  readonly language: Language
  readonly timeZone: string
  /** Of which kind the entry is: what a field means depends on it. */
  readonly thing: string
  nameOf(of: string, code: string): string
}

/** A value as people read it where it stands alone. */
export function writeValue(value: unknown, form: TrailForm, writer: Writer): string {
  const { language, timeZone } = writer
  const say = (key: TextKey) => text(language, key)
  if (isNothing(value)) return say(form.kind === 'machines' ? 'machines-field.every' : 'register.nothing')
  switch (form.kind) {
    case 'flag':
    case 'yes-no':
      return say(isOnText(String(value)) || Number(value) > 0 ? 'register.yes' : 'register.no')
    case 'number':
      return form.plain || !Number.isFinite(Number(value)) ? String(value) : quantity(Number(value), language)
    case 'names':
      return isRecord(value) ? inEveryLanguage(value as NamesByLanguage) : String(value)
    case 'moment':
      return formatValue('date', value, { language, timeZone })
    // A stop is kept by the millisecond in which it began.
    case 'stop-key':
      return /^\d{13}$/.test(String(value)) ? formatValue('date', Number(value), { language, timeZone }) : String(value)
    case 'milliseconds':
      return formatValue('duration-dhm', Number(value) / 1000, { language, timeZone })
    case 'minute-of-day':
      return formatValue('hh-mm', Number(value) * 60, { language, timeZone })
    case 'language':
      return languages[String(value) as Language]?.name ?? String(value)
    case 'choice':
    case 'said':
      // Keys have no spaces: 'last week'.
      return (form.words && say(`${form.words}${String(value).replaceAll(' ', '-')}` as TextKey)) || String(value)
    case 'code':
      return writer.nameOf(form.of, String(value)) || say('register.nothing')
    case 'machines':
      return writeMany(value, 'machine', writer)
    case 'list':
      return writeMany(value, form.of, writer)
    default:
      return Array.isArray(value) || isRecord(value) ? writeMany(value, undefined, writer) : String(value)
  }
}

function writeMany(value: unknown, of: string | undefined, writer: Writer): string {
  if (isRecord(value)) return writeRecord(value, writer)
  const one = (item: unknown) => {
    if (isRecord(item)) return writeRecord(item, writer)
    return of === undefined ? String(item) : writer.nameOf(of, String(item))
  }
  // Records have commas of their own.
  return Array.isArray(value) ? value.map(one).join(value.some(isRecord) ? '; ' : ', ') : one(value)
}

/** What stands inside of a value is told like a field, and never as it is kept. */
function writeRecord(record: Readonly<Record<string, unknown>>, writer: Writer): string {
  return Object.entries(record)
    .flatMap(([name, value]) => {
      const [label, form] = trailField(writer.thing, name) ?? [name, textForm]
      if (form.kind === 'hidden' || form.kind === 'inside' || isNothing(value)) return []
      return [`${labelText(label, writer.language)} ${writeValue(value, form, writer)}`]
    })
    .join(', ')
}

export function labelText(label: string, language: Language): string {
  return (label.includes('.') && text(language, label as TextKey)) || label.replaceAll('_', ' ')
}

/** How the value of a setting is written: as its page does. */
export function settingForm(name: string): TrailForm {
  const rule: SettingKind | undefined = companySettings[name as keyof typeof companySettings]?.value
  switch (rule?.kind) {
    case 'switch':
      return yesNo
    case 'scrap-reason':
      return named('scrap-reason')
    case 'choice':
      return { kind: 'said', words: `company-settings.choice.${name}-` }
    case 'page':
      return inside
    default:
      return textForm
  }
}

/** The unit behind a number of a setting, '' for what has none. */
export function settingUnit(name: string, language: Language): string {
  const rule: SettingKind | undefined = companySettings[name as keyof typeof companySettings]?.value
  return rule?.kind === 'number' ? text(language, `company-settings.unit-${rule.unit}`) : ''
}

function quantity(value: number, language: Language): string {
  return quantityText(value, languages[language].locale, { most: 2 })
}

/** Each with its language: a change of the Swedish one alone is seen. */
function inEveryLanguage(names: NamesByLanguage): string {
  const tidy = tidyNames(names)
  return languageCodes
    .filter((code) => tidy[code])
    .map((code) => `${tidy[code]} (${languages[code].short})`)
    .join(', ')
}
