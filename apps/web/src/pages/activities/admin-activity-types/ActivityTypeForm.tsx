import { activityTypeProblem, tidyStep } from '@takt/domain/activities/activity-type-draft.ts'
import { blankType } from '@takt/domain/activities/blank-activity-type.ts'
import type {
  ActivityTypeSetting,
  ActivityTypeSettingRow,
} from '@takt/domain/activities/model/activity-type-setting.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { NameFields } from '../../../parts/settings-list/NameFields.tsx'
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

export interface TypePart {
  draft: ActivityTypeSetting
  set: (change: Partial<ActivityTypeSetting>) => void
}

export function ActivityTypeForm({ type, others, onSaved, onClose }: ActivityTypeFormProps) {
  const text = useText()
  const names = useNames()
  const { draft, set } = useDraft<ActivityTypeSetting>(() => settingOf(type))
  /** What is shown becomes a new one: the old one stays as it is stored. */
  const [copied, setCopied] = useState(false)
  const kept = copied ? null : type
  const said = { ...draft, steps: draft.steps.map(tidyStep) }
  const save = async () => {
    await call('save_activity_type', { ...said, record_no: kept?.record_no ?? null, version: kept?.version ?? 0 })
    return text('activity-types.saved', { name: draft.description })
  }
  const copy = () => {
    setCopied(true)
    set({ description: text('activity-types.copy-title', { name: draft.description }), description_sv: '' })
  }
  const problem = activityTypeProblem(said)
  return (
    <SettingForm
      size="l"
      name={kept ? names(kept).first : undefined}
      newTitle={text('activity-types.new')}
      fields={draft}
      complete={draft.description.trim() !== '' && problem === null}
      offered={{ active: draft.active, set }}
      actions={
        <Button icon={<CopyIcon />} onClick={copy}>
          {text('activity-types.copy')}
        </Button>
      }
      onSave={save}
      onDelete={kept && (() => call('delete_activity_type', { record_no: kept.record_no, version: kept.version }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <NameFields
        english={draft.description}
        swedish={draft.description_sv}
        onEnglish={(description) => set({ description })}
        onSwedish={(description_sv) => set({ description_sv })}
      />
      <FieldRow>
        <TextField
          label={text('activity-types.group')}
          hint={text('activity-types.group-hint')}
          maxLength={80}
          value={draft.type_description}
          onValueChange={(type_description) => set({ type_description })}
        />
        <TextField
          label={text('activity-types.group-sv')}
          maxLength={80}
          value={draft.type_description_sv}
          onValueChange={(type_description_sv) => set({ type_description_sv })}
        />
      </FieldRow>
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
