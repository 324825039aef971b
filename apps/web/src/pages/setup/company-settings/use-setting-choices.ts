import {
  companySettings,
  type EnteredSetting,
  isOnText,
  type SettingKind,
} from '@takt/domain/ground/company-settings.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { SelectOption } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useNames } from '../../../parts/settings-list/use-names.ts'

export interface SettingChoices {
  /** What is offered; undefined where a value is typed, or what is offered has not come. */
  optionsOf(name: EnteredSetting): readonly SelectOption<string>[] | undefined
  /** A value as a person reads it. */
  wordsOf(name: EnteredSetting, value: string): string
}

export function useSettingChoices(): SettingChoices {
  const text = useText()
  const number = useNumber()
  const names = useNames()
  const boards = useLoad('get_configs', { system_function: 'dashboards' }, { reloadOn: ['ConfigChanged'] })
  const reasons = useLoad('get_scrap_reason_settings', {}, { reloadOn: ['SettingsChanged'] })
  const nothing = { value: '', label: text('company-settings.empty') }
  const optionsOf = (name: EnteredSetting): readonly SelectOption<string>[] | undefined => {
    const rule: SettingKind = companySettings[name].value
    switch (rule.kind) {
      case 'choice':
        return rule.of.map((value) => ({ value, label: choiceText(name, value) }))
      case 'dashboard':
        return (
          boards.rows && [
            nothing,
            ...boards.rows
              .filter(({ isSnippet }) => !isSnippet)
              .map(({ slug, title }) => ({ value: slug, label: title || slug })),
          ]
        )
      case 'scrap-reason':
        return (
          reasons.rows && [
            nothing,
            ...reasons.rows
              .filter(({ active }) => active)
              .map((row) => ({ value: row.code, label: `${row.code} ${names(row).first}` })),
          ]
        )
      default:
        return undefined
    }
  }
  const choiceText = (name: EnteredSetting, value: string) =>
    name === 'ssccExtensionDigit' ? value : text(`company-settings.choice.${name}-${value || 'none'}` as TextKey)
  const wordsOf = (name: EnteredSetting, value: string) => {
    const rule: SettingKind = companySettings[name].value
    if (rule.kind === 'switch') return text(isOnText(value) ? 'company-settings.on' : 'company-settings.off')
    if (rule.kind === 'number') return `${number(Number(value))} ${text(`company-settings.unit-${rule.unit}`)}`.trim()
    const offered = optionsOf(name)?.find((option) => option.value === value)
    return offered?.label ?? (value === '' ? text('company-settings.empty') : value)
  }
  return { optionsOf, wordsOf }
}
