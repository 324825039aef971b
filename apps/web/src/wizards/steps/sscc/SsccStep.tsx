import { ssccState } from '@takt/domain/ground/wizard/check-sscc.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { useRef, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { useStepScan } from '../../engine/step-scan.ts'
import { isTypedOutside } from '../../engine/typed-outside.ts'
import { useTypedInto } from '../../engine/use-typed-into.ts'
import styles from './SsccStep.module.css'

export default function SsccStep({ value, change }: StepProps<string, NoSettings>) {
  const text = useText()
  const [left, setLeft] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  useTypedInto(around)
  useStepScan((code) => {
    setLeft(true)
    change(code)
    return true
  })
  const state = ssccState(value, left)
  return (
    <div ref={around} className={styles.sscc}>
      <TextField
        label={text('wizard.sscc.number')}
        hint={text('wizard.sscc.enter')}
        error={state === 'invalid' ? text('wizard.sscc.invalid') : undefined}
        size="primary"
        autoFocus={!isTypedOutside()}
        inputMode="numeric"
        maxLength={40}
        spellCheck={false}
        value={value}
        onValueChange={(entered) => {
          setLeft(false)
          change(entered)
        }}
        onBlur={() => setLeft(true)}
      />
      <p className={styles.valid} role="status">
        {state === 'valid' && (
          <>
            <CheckIcon />
            {text('wizard.sscc.valid')}
          </>
        )}
      </p>
    </div>
  )
}
