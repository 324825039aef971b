import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { serverNow } from '../../data/live.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { endOf, type LinkEnd, linkEnds } from './link-end.ts'
import { ReadyLink } from './ReadyLink.tsx'
import styles from './WallLink.module.css'

interface NewWallLinkProps {
  readonly onClose: () => void
  readonly onMade: () => Promise<void>
}

/** Asks for name, dashboard and end; then shows the address, this once. */
export function NewWallLink({ onClose, onMade }: NewWallLinkProps) {
  const text = useText()
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  const [name, setName] = useState('')
  const [dashboard, setDashboard] = useState<string | null>(null)
  const [end, setEnd] = useState<LinkEnd>('year')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [path, setPath] = useState<string | null>(null)
  const ready = name.trim() !== '' && dashboard !== null
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy) return
    setBusy(true)
    setFailure(null)
    try {
      const wish = { name: name.trim(), dashboard, expires_at: endOf(end, serverNow()) }
      const [made] = await call('create_wall_link', wish)
      setPath(made?.path ?? null)
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
    }
    await onMade()
    setBusy(false)
  }
  if (path !== null) return <ReadyLink path={path} onClose={onClose} />
  return (
    <Dialog
      open
      size="s"
      initialFocus={first}
      onOpenChange={(open) => !open && !busy && onClose()}
      closeLabel={text('shell.close')}
      title={text('walls.new')}
      footer={
        <>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} disabled={!ready}>
            {text('walls.create')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void make(event)}>
        <TextField
          ref={first}
          label={text('walls.name')}
          hint={text('walls.name-hint')}
          required
          maxLength={80}
          value={name}
          onValueChange={setName}
        />
        <SelectField
          label={text('walls.dashboard')}
          placeholder={text('walls.choose-dashboard')}
          required
          value={dashboard}
          options={rows.map(({ slug, title }) => ({ value: slug, label: title }))}
          onValueChange={setDashboard}
        />
        <SelectField
          label={text('walls.ends')}
          placeholder={text('walls.ends')}
          value={end}
          options={linkEnds.map((value) => ({ value, label: text(`walls.ends-${value}`) }))}
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
