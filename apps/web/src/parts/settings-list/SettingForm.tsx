import { Switch } from '@takt/ui/switch/Switch.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { RemoveButton } from '../form/RemoveButton.tsx'
import styles from './SettingForm.module.css'

interface SettingFormProps
  extends Pick<
    ComponentProps<typeof FormDialog>,
    'fields' | 'meanwhile' | 'complete' | 'onSave' | 'onClose' | 'size' | 'children'
  > {
  /** What it is called as it is stored; undefined: a new one. */
  name: string | undefined
  newTitle: string
  onSaved: () => Promise<void>
  /** Whether people are offered it; left out for what is always there. */
  offered?: { readonly active: boolean; readonly set: (change: { active: boolean }) => void }
  /** Null: it cannot go. */
  onDelete: (() => Promise<unknown>) | null
  /** When it can go; left out, as long as nothing was booked on it. */
  deleteText?: string
  /** What else can be done with one that is stored. */
  actions?: ReactNode
}

/** One of a list that an administrator keeps: its fields, whether it is offered, and Delete for what nothing needs. */
export function SettingForm(props: SettingFormProps) {
  const { name, newTitle, fields, meanwhile, complete, onSave, onSaved, onClose, size, offered, onDelete, children } =
    props
  const text = useText()
  return (
    <FormDialog
      title={name ?? newTitle}
      fields={fields}
      {...(meanwhile && { meanwhile })}
      complete={complete}
      onSave={onSave}
      onSaved={onSaved}
      onClose={onClose}
      {...(size && { size })}
    >
      {children}
      {offered && (
        <Switch
          label={text('stop-codes.offered')}
          checked={offered.active}
          onCheckedChange={(active) => offered.set({ active })}
        />
      )}
      {name !== undefined && (props.actions || onDelete) && (
        <div className={styles.actions}>
          {props.actions}
          {onDelete && (
            <RemoveButton
              label={text('reasons.remove')}
              title={text('reasons.remove-title', { name })}
              message={props.deleteText ?? text('reasons.remove-text')}
              onRemove={async () => {
                await onDelete()
                return text('reasons.removed', { name })
              }}
              onRemoved={onSaved}
              onClose={onClose}
            />
          )}
        </div>
      )}
    </FormDialog>
  )
}
