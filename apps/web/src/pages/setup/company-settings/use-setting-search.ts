import { type CompanySetting, companySettings } from '@takt/domain/ground/company-settings.ts'
import { useText } from '../../../data/words/use-text.ts'

/** What is typed, and the value that was there when the typing began. */
export interface Draft {
  readonly value: string
  readonly was: string
}

/** By name and sentence in the reader's language, by subject, and by the name that guides and programs use. */
export function useSettingSearch(search: string): (name: CompanySetting) => boolean {
  const text = useText()
  const words = search.trim().toLowerCase().split(/\s+/)
  return (name) => {
    const about = [
      name,
      text(`company-setting.${name}`),
      text(`company-setting.${name}-about`),
      text(`setting-group.${companySettings[name].group}`),
    ]
      .join(' ')
      .toLowerCase()
    return words.every((word) => about.includes(word))
  }
}
