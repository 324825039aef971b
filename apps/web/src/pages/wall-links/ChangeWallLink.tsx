import type { WallLinkRow } from '@takt/domain/model/wall-link.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { serverNow } from '../../data/live.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import { endOf, type LinkEnd, linkEnds } from './link-end.ts'
import styles from './WallLink.module.css'

interface ChangeWallLinkProps {
  readonly link: WallLinkRow
  readonly onClose: () => void
  readonly onChanged: () => Promise<void>
}

export function ChangeWallLink({ link, onClose, onChanged }: ChangeWallLinkProps) {
  const text = useText()
  const form = useId()
  const [name, setName] = useState(link.name)
  const [end, setEnd] = useState<LinkEnd | 'keep'>('keep')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || name.trim() === '') return
    setBusy(true)
    setFailure(null)
    try {
      const expires_at = end === 'keep' ? link.expires_at : endOf(end, serverNow())
      await call('change_wall_link', { link_id: link.link_id, name: name.trim(), expires_at })
      await onChanged()
      notify.success(text('walls.saved', { name: name.trim() }))
      onClose()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && !busy && onClose()}
      closeLabel={text('shell.close')}
      title={text('walls.change-title', { name: link.name })}
      footer={
        <>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} disabled={name.trim() === ''}>
            {text('walls.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField label={text('walls.name')} required maxLength={80} value={name} onValueChange={setName} />
        <SelectField
          label={text('walls.ends')}
          placeholder={text('walls.ends')}
          value={end}
          options={(['keep', ...linkEnds] as const).map((value) => ({ value, label: text(`walls.ends-${value}`) }))}
          onValueChange={setEnd}
        />
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
