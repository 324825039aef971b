import { Switch } from '@takt/ui/switch/Switch.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { ActionName } from '../../data/session/call-rights.ts'
import { useText } from '../../data/words/use-text.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { RemoveButton } from '../form/RemoveButton.tsx'
import styles from './SettingForm.module.css'

type OfDialog = 'fields' | 'meanwhile' | 'complete' | 'saves' | 'onSave' | 'onClose' | 'size' | 'children'

interface SettingFormProps extends Pick<ComponentProps<typeof FormDialog>, OfDialog> {
  /** What it is called as it is stored; undefined: a new one. */
  name: string | undefined
  newTitle: string
  onSaved: () => Promise<void>
  /** Whether people are offered it; left out for what is always there. */
  offered?: { readonly active: boolean; readonly set: (change: { active: boolean }) => void }
  /** The call that deletes it, and what makes it. Null: it cannot go. */
  remove: { readonly by: ActionName; readonly run: () => Promise<unknown> } | null
  /** When it can go; left out, as long as nothing was booked on it. */
  deleteText?: string
  /** What else can be done with one that is stored, also by who only reads. */
  actions?: ReactNode
}

/** One of a list that an administrator keeps: its fields, whether it is offered, and Delete for what nothing needs. */
export function SettingForm(props: SettingFormProps) {
  const { name, newTitle, fields, meanwhile, complete, saves, onSave, onSaved, onClose, size } = props
  const { offered, remove, children } = props
  const text = useText()
  return (
    <FormDialog
      title={name ?? newTitle}
      fields={fields}
      {...(meanwhile && { meanwhile })}
      complete={complete}
      saves={saves}
      onSave={onSave}
      onSaved={onSaved}
      onClose={onClose}
      {...(size && { size })}
      beside={
        name !== undefined &&
        (props.actions || remove) && (
          <div className={styles.actions}>
            {props.actions}
            {remove && (
              <RemoveButton
                removes={remove.by}
                label={text('reasons.remove')}
                title={text('reasons.remove-title', { name })}
                message={props.deleteText ?? text('reasons.remove-text')}
                onRemove={async () => {
                  await remove.run()
                  return text('reasons.removed', { name })
                }}
                onRemoved={onSaved}
                onClose={onClose}
              />
            )}
          </div>
        )
      }
    >
      {children}
      {offered && (
        <Switch
          label={text('stop-codes.offered')}
          checked={offered.active}
          onCheckedChange={(active) => offered.set({ active })}
        />
      )}
    </FormDialog>
  )
}
