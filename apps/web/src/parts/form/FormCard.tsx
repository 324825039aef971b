import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { FieldFaultsContext, toFirstFault, useFieldFaults } from '@takt/ui/field/field-faults.ts'
import { type ReactNode, useRef } from 'react'
import { useMissing } from '../../data/call/use-missing.ts'
import type { ActionName, Given } from '../../data/session/call-rights.ts'
import { useMayCall } from '../../data/session/may-call.ts'
import { useText } from '../../data/words/use-text.ts'
import { LeaveGuard } from '../leave-guard/LeaveGuard.tsx'
import { Changes, MayNot } from './Changes.tsx'
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
  /** The call that saves it: who would be refused reads the fields. */
  saves: ActionName
  /** What decides how far that call reaches. */
  given?: Given | undefined
  /** Answers what is said when it is saved; null where it was not even tried. */
  onSave: () => Promise<string | null>
  onSaved?: () => Promise<void>
  onDiscard: () => void
  children: ReactNode
}

/** Fields that stand on a page: saved or given up below them, and not left unsaved without a question. */
export function FormCard(props: FormCardProps) {
  const { title, changed, complete = true, saves, given, onSave, onSaved, onDiscard, children } = props
  const text = useText()
  const mayChange = useMayCall(saves, given)
  const faults = useFieldFaults()
  const missing = useMissing(faults, !changed || (complete && !faults.any))
  const unchanged = !changed && text('why.unchanged')
  const form = useRef<HTMLDivElement>(null)
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
      <div ref={form} className={styles.form}>
        <MayNot by={saves} given={given} />
        <Changes by={saves} given={given}>
          <FieldFaultsContext value={faults.report}>{children}</FieldFaultsContext>
        </Changes>
        <Meanwhile fields={props.meanwhile} />
        <FormFailure text={failure} />
        {mayChange && (
          <footer className={styles.foot}>
            <p className={styles.missing} role="status">
              {missing}
            </p>
            <Button disabled={busy} why={unchanged} onClick={onDiscard}>
              {text('admin.discard')}
            </Button>
            <Button
              variant="primary"
              size="primary"
              busy={busy}
              why={unchanged || missing}
              onWhy={() => toFirstFault(form.current)}
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
