import { charactersLeft, NOTE_LENGTH } from '@takt/domain/wizard/check-note.ts'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import styles from './NoteStep.module.css'

export interface NoteStepSettings {
  canBeEmpty: boolean
}

export default function NoteStep({ value, settings, change }: StepProps<string, NoteStepSettings>) {
  const text = useText()
  return (
    <div className={styles.note}>
      <TextArea
        label={text(settings.canBeEmpty ? 'wizard.note.optional' : 'wizard.note')}
        hint={text('wizard.note.left', { count: charactersLeft(value) })}
        rows={6}
        maxLength={NOTE_LENGTH}
        required={!settings.canBeEmpty}
        value={value}
        onValueChange={change}
        // An optional note leaves Enter to the next button until the operator goes into the field.
        autoFocus={!settings.canBeEmpty}
      />
    </div>
  )
}
