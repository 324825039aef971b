import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { FieldFaultsContext, toFirstFault, useFieldFaults } from '@takt/ui/field/field-faults.ts'
import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { useMissing } from '../../data/call/use-missing.ts'
import type { ActionName, Given } from '../../data/session/call-rights.ts'
import { useMayCall } from '../../data/session/may-call.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../leave-guard/use-discard-question.tsx'
import { Changes, MayNot } from './Changes.tsx'
import { FormFailure, Meanwhile } from './Fields.tsx'
import styles from './Form.module.css'
import { useSave } from './use-save.ts'

interface FormDialogProps {
  title: ReactNode
  /** The call that saves it: who would be refused reads the fields. */
  saves: ActionName
  /** What decides how far that call reaches. */
  given?: Given | undefined
  /** What the fields hold: once it differs from how it began, closing asks first. */
  fields: unknown
  /** Fields that somebody else saved while they were typed in here. */
  meanwhile?: readonly string[]
  /** False: something is still missing. */
  complete: boolean
  /** What is missing, where it is no field that says so itself. */
  missing?: string | undefined
  /** Answers what is said when it is saved, '' for nothing, null where it was not even tried. A refusal is told here. */
  onSave: () => Promise<string | null>
  /** What is there now is fetched, also after a refusal: the next try is over what others saved meanwhile. */
  onSaved?: () => Promise<void>
  onClose: () => void
  /** What follows when it is saved; left out, it closes. */
  onDone?: () => void
  saveLabel?: string
  size?: 's' | 'm' | 'l'
  /** Where somebody begins to type. */
  firstField?: RefObject<HTMLElement | null>
  /** What can be done beside, also by who only reads. */
  beside?: ReactNode
  children: ReactNode
}

/** Fields, and one button that saves them: the server's answer closes it, or is told where the fields are. */
export function FormDialog(props: FormDialogProps) {
  const { title, saves, given, onSave, onSaved, onClose, onDone = onClose, saveLabel, size = 'm', children } = props
  const text = useText()
  const maySave = useMayCall(saves, given)
  const form = useId()
  const faults = useFieldFaults()
  const complete = props.complete && !faults.any
  const named = useMissing(faults, complete)
  const missing = complete || !maySave ? '' : props.missing || named
  const { busy, failure, run } = useSave({ onSave, onSaved, onRefused: onSaved })
  const [before] = useState(() => JSON.stringify(props.fields))
  // A number that its field refuses was typed all the same.
  const changed = faults.any || JSON.stringify(props.fields) !== before
  const { leave, letGo, question } = useDiscardQuestion(changed, onClose)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog of another form: what is sent there is not sent here, too.
    event.stopPropagation()
    if (!maySave || !complete || !(await run())) return
    letGo()
    onDone()
  }
  return (
    <Dialog
      open
      size={size}
      closesBeside={false}
      initialFocus={props.firstField}
      onOpenChange={(open) => !open && !busy && leave()}
      closeLabel={text('shell.close')}
      title={title}
      missing={missing}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text(maySave ? 'shell.cancel' : 'shell.close')}
          </Button>
          {maySave && (
            <Button
              size="primary"
              variant="primary"
              type="submit"
              form={form}
              busy={busy}
              why={missing}
              onWhy={() => toFirstFault(document.getElementById(form))}
            >
              {saveLabel ?? text('admin.save')}
            </Button>
          )}
        </>
      }
    >
      <form noValidate id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <MayNot by={saves} given={given} />
        <Changes by={saves} given={given}>
          <FieldFaultsContext value={faults.report}>{children}</FieldFaultsContext>
        </Changes>
        {props.beside}
        <Meanwhile fields={props.meanwhile} />
        <FormFailure text={failure} />
      </form>
      {question}
    </Dialog>
  )
}
