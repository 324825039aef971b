import { nameToType } from '@takt/domain/people/erase-person.ts'
import type { UserSettingRow } from '@takt/domain/people/model/user-setting.ts'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useRef, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'

interface ErasePersonProps {
  user: UserSettingRow
  onErased: () => Promise<void>
  onClose: () => void
}

/** Asked twice, the first time with the name typed: nobody erases somebody by a slip of the hand. */
export function ErasePerson({ user, onErased, onClose }: ErasePersonProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<((sure: boolean) => void) | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const name = nameToType(user)
  const erase = async () => {
    const sure = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    if (!sure) return null
    const [erased] = await call('erase_person', { user_id: user.user_id, name: typed })
    return text('person.erased', { name: erased?.pseudonym ?? '' })
  }
  return (
    <FormDialog
      title={text('person.erase-title', { name })}
      size="s"
      saves="erase_person"
      fields={typed}
      complete={typed.trim() === name}
      missing={text('person.type-name', { name })}
      saveLabel={text('person.erase')}
      firstField={field}
      onSave={erase}
      onDone={() => void onErased()}
      onClose={onClose}
    >
      <p>{text('person.erase-text')}</p>
      <p>{text('person.erase-undone')}</p>
      <TextField
        ref={field}
        label={text('person.type-name', { name })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValueChange={setTyped}
      />
      <ConfirmDialog
        open={answer !== null}
        danger
        title={text('person.sure')}
        message={text('person.sure-text', { name })}
        confirmLabel={text('person.erase')}
        cancelLabel={text('shell.cancel')}
        onConfirm={() => answer?.(true)}
        onCancel={() => answer?.(false)}
      />
    </FormDialog>
  )
}
