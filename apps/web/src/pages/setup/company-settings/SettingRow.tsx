import { companySettings, type EnteredSetting } from '@takt/domain/ground/company-settings.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { enteredSetting } from '@takt/domain/setup/setting-value.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './CompanySettings.module.css'
import { SettingField } from './SettingField.tsx'
import type { SettingChoices } from './use-setting-choices.ts'
import { useSettingSave } from './use-setting-save.ts'
import type { Draft } from './use-setting-search.ts'

interface SettingRowProps {
  name: EnteredSetting
  stored: string
  draft: Draft | undefined
  choices: SettingChoices
  onDraft: (draft: Draft | undefined) => void
}

/** One setting: what it does, what it is, what it would be by itself. A switch is saved by its press, the rest by Save. */
export function SettingRow({ name, stored, draft, choices, onDraft }: SettingRowProps) {
  const text = useText()
  const work = useSettingSave(name)
  const setting = text(`company-setting.${name}`)
  const { default: usual, value: rule } = companySettings[name]
  const checked = draft && enteredSetting(name, draft.value)
  const fault = isRefusal(checked) ? text(`refusal.${checked.refusal}` as TextKey, checked.values) : ''
  const save = async (value: string | null) => {
    const answer = await work.run(value, draft?.was ?? stored)
    if (answer.saved) onDraft(undefined)
    // What is there now is the next press's to replace, after the person has been told.
    else if (draft && answer.now !== undefined) onDraft({ value: draft.value, was: answer.now })
  }
  const change = (value: string) => {
    work.forget()
    onDraft(value === stored ? undefined : { value, was: draft?.was ?? stored })
  }
  const discard = () => {
    work.forget()
    onDraft(undefined)
  }
  return (
    <li className={styles.row} data-setting={name}>
      <SettingField
        name={name}
        value={draft?.value ?? stored}
        disabled={work.busy}
        error={fault || work.failure}
        choices={choices}
        onChange={rule.kind === 'switch' ? (value) => void save(value) : change}
        onEnter={() => draft && fault === '' && void save(draft.value)}
      />
      <div className={styles.foot}>
        <span className={styles.usual}>
          {text('company-settings.default', { value: choices.wordsOf(name, usual) })}
        </span>
        {/* Whoever leaves the field by Tab comes to Save first: Enter on it must not take the value away. */}
        {draft && (
          <>
            <Button
              variant="primary"
              busy={work.busy}
              why={fault}
              aria-label={text('company-settings.save-one', { setting })}
              onClick={() => void save(draft.value)}
            >
              {text('admin.save')}
            </Button>
            <Button disabled={work.busy} onClick={discard}>
              {text('admin.discard')}
            </Button>
          </>
        )}
        {stored !== usual && (
          <Button
            variant="quiet"
            disabled={work.busy}
            aria-label={text('company-settings.reset-one', { setting })}
            onClick={() => void save(null)}
          >
            {text('company-settings.reset')}
          </Button>
        )}
      </div>
    </li>
  )
}
