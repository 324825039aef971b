import { charactersLeft, NOTE_LENGTH } from '@takt/domain/orders/wizard/check-note.ts'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { hasCoarsePointer } from '@takt/ui/keyboard/coarse-pointer.ts'
import { useRef } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { isTypedOutside } from '../../engine/typed-outside.ts'
import { useTypedInto } from '../../engine/use-typed-into.ts'
import styles from './NoteStep.module.css'

export interface NoteStepSettings {
  canBeEmpty: boolean
}

export default function NoteStep({ value, settings, change }: StepProps<string, NoteStepSettings>) {
  const text = useText()
  const around = useRef<HTMLDivElement>(null)
  useTypedInto(around)
  return (
    <div ref={around} className={styles.note}>
      <TextArea
        label={text(settings.canBeEmpty ? 'wizard.note.optional' : 'wizard.note')}
        hint={text('wizard.note.left', { count: charactersLeft(value) })}
        rows={6}
        maxLength={NOTE_LENGTH}
        required={!settings.canBeEmpty}
        value={value}
        onValueChange={change}
        // Nobody has to write one: on a touch screen its keyboard comes only when the field is pressed.
        autoFocus={(!settings.canBeEmpty || !hasCoarsePointer()) && !isTypedOutside()}
      />
    </div>
  )
}
