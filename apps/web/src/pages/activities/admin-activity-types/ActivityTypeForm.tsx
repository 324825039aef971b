import { activityTypeProblem, tidyStep } from '@takt/domain/activities/activity-type-draft.ts'
import { blankType } from '@takt/domain/activities/blank-activity-type.ts'
import type {
  ActivityTypeSetting,
  ActivityTypeSettingRow,
} from '@takt/domain/activities/model/activity-type-setting.ts'
import { isNamed } from '@takt/domain/ground/names.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'
import styles from './ActivityTypeForm.module.css'
import { MailFields } from './MailFields.tsx'
import { StepsField } from './StepsField.tsx'
import { WhenFields } from './WhenFields.tsx'
import { WhereFields } from './WhereFields.tsx'
import { WhoFields } from './WhoFields.tsx'

interface ActivityTypeFormProps {
  /** Null: a new one. */
  type: ActivityTypeSettingRow | null
  others: readonly ActivityTypeSettingRow[]
  onSaved: () => Promise<void>
  onClose: () => void
}

export function ActivityTypeForm({ type, others, onSaved, onClose }: ActivityTypeFormProps) {
  const text = useText()
  const names = useNames()
  const language = useLanguage()
  const { draft, typed, meanwhile, set } = useDraft<ActivityTypeSetting>(() => settingOf(type))
  /** What is shown becomes a new one: the old one stays as it is stored. */
  const [copied, setCopied] = useState(false)
  const kept = copied ? null : type
  const said = { ...draft, steps: draft.steps.map(tidyStep) }
  const save = async () => {
    await call('save_activity_type', { ...said, record_no: kept?.record_no ?? null, version: kept?.version ?? 0 })
    return text('activity-types.saved', { name: names(draft).first })
  }
  const copy = () => {
    setCopied(true)
    set({ names: { [language]: text('activity-types.copy-title', { name: names(draft).first }) } })
  }
  const problem = activityTypeProblem(said)
  return (
    <SettingForm
      size="l"
      name={kept ? names(kept).first : undefined}
      newTitle={text('activity-types.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={isNamed(draft.names) && problem === null}
      offered={{ active: draft.active, set }}
      actions={
        <Button icon={<CopyIcon />} onClick={copy}>
          {text('activity-types.copy')}
        </Button>
      }
      onSave={save}
      saves="save_activity_type"
      remove={
        kept && {
          by: 'delete_activity_type',
          run: () => call('delete_activity_type', { record_no: kept.record_no, version: kept.version }),
        }
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <NamesField
        label={text('places.name')}
        required
        maxLength={80}
        value={draft.names}
        onValueChange={(given) => set({ names: given })}
      />
      <NamesField
        label={text('activity-types.group')}
        hint={text('activity-types.group-hint')}
        maxLength={80}
        value={draft.type_names}
        onValueChange={(type_names) => set({ type_names })}
      />
      <StepsField steps={draft.steps} changed={kept !== null} onChange={(steps) => set({ steps })} />
      <WhereFields draft={draft} set={set} />
      <WhenFields draft={draft} set={set} others={others.filter(({ record_no }) => record_no !== kept?.record_no)} />
      <WhoFields draft={draft} set={set} />
      <MailFields draft={draft} set={set} />
      {problem && problem.refusal !== 'activity-step-empty' && (
        <p className={styles.problem}>{text(`refusal.${problem.refusal}` as TextKey, problem.values)}</p>
      )}
    </SettingForm>
  )
}

/** What can be set, without what only the server keeps. */
function settingOf(type: ActivityTypeSettingRow | null): ActivityTypeSetting {
  if (!type) return blankType
  const { record_no: _, version: __, ...said } = type
  return said
}
