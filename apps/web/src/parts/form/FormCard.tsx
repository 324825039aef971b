import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { FieldFaultsContext, useFieldFaults } from '@takt/ui/field/field-faults.ts'
import type { ReactNode } from 'react'
import { useMissing } from '../../data/call/use-missing.ts'
import { useText } from '../../data/words/use-text.ts'
import { LeaveGuard } from '../leave-guard/LeaveGuard.tsx'
import { FormFailure, Meanwhile } from './Fields.tsx'
import styles from './Form.module.css'
import { useSave } from './use-save.ts'

interface FormCardProps {
  title?: string
  /** Something is typed that is not stored. */
  changed: boolean
  /** Fields that somebody else saved while they were typed in here. */
  meanwhile?: readonly string[]
  /** False: something is still missing. */
  complete?: boolean
  /** False: nothing to save, and no buttons for it. */
  mayChange: boolean
  onSave: () => Promise<string>
  onSaved?: () => Promise<void>
  onDiscard: () => void
  children: ReactNode
}

/** Fields that stand on a page: saved or given up below them, and not left unsaved without a question. */
export function FormCard(props: FormCardProps) {
  const { title, changed, complete = true, mayChange, onSave, onSaved, onDiscard, children } = props
  const text = useText()
  const faults = useFieldFaults()
  const missing = useMissing(faults, !changed || (complete && !faults.any))
  // What is stored now is shown: a name may have lost the spaces around it.
  const { busy, failure, run } = useSave({
    onSave,
    onSaved: async () => {
      await onSaved?.()
      onDiscard()
    },
    onRefused: onSaved,
  })
  return (
    <Card title={title}>
      <div className={styles.form}>
        <FieldFaultsContext value={faults.report}>{children}</FieldFaultsContext>
        <Meanwhile fields={props.meanwhile} />
        <FormFailure text={failure} />
        {mayChange && (
          <footer className={styles.foot}>
            <p className={styles.missing} role="status">
              {missing}
            </p>
            <Button disabled={!changed || busy} onClick={onDiscard}>
              {text('admin.discard')}
            </Button>
            <Button
              variant="primary"
              size="primary"
              busy={busy}
              disabled={!changed || !complete || faults.any}
              onClick={() => void run()}
            >
              {text('admin.save')}
            </Button>
          </footer>
        )}
        <LeaveGuard unsaved={changed} />
      </div>
    </Card>
  )
}
