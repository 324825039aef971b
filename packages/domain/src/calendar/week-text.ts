import { type Language, languages } from '../ground/languages.ts'

/** A week ('202647', ISO 8601) as people of a language write it: '2026-W47', '2026 v. 47'. What is no week stays as it is. */
export function weekText(week: string, language: Language): string {
  const [, year, number] = /^(\d{4})(\d\d)$/.exec(week) ?? []
  if (year === undefined || number === undefined) return week
  return language === 'en' ? `${year}-W${number}` : `${year} ${languages[language].week}${Number(number)}`
}

/** Without its year, for an axis: 'W47', 'v. 47', 'KW 47'. Other texts stay as they are. */
export function weekOnAxis(text: string): string {
  return text.replace(/^\d{4}[- ](?=(?:W|v\. |KW )\d)/, '')
}
