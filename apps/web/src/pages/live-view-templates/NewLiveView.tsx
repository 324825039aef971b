import { slugFor } from '@takt/domain/dashboard/dashboard.ts'
import { newLiveView } from '@takt/domain/live-view/live-view.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { queryClient } from '../../data/query-client.ts'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import styles from './LiveViewTemplatesPage.module.css'

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Asks for a name and its address; the new view is stored at once, with what most walls want. */
export function NewLiveView({ taken }: { readonly taken: readonly string[] }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {text('live-edit.new')}
      </Button>
      {open && <NameDialog taken={taken} onClose={() => setOpen(false)} />}
    </>
  )
}

function NameDialog({ taken, onClose }: { readonly taken: readonly string[]; readonly onClose: () => void }) {
  const text = useText()
  const go = useGo()
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const [label, setLabel] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const key = own ?? slugFor(label)
  const fault = taken.includes(key) ? 'live-edit.key-taken' : KEY.test(key) ? undefined : 'live-edit.key-wrong'
  const ready = label.trim() !== '' && fault === undefined
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy) return
    setBusy(true)
    setFailure(null)
    try {
      const config = { ...newLiveView(label.trim()) }
      await call('save_config', { system_function: 'liveviews', template: key, config, version: 0 })
      await queryClient.invalidateQueries({ queryKey: ['get_configs'] })
      onClose()
      go(to('liveViewTemplate', { template: key }))
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
      initialFocus={first}
      onOpenChange={(open) => !open && !busy && onClose()}
      closeLabel={text('shell.close')}
      title={text('live-edit.new')}
      footer={
        <>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} disabled={!ready}>
            {text('live-edit.create')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void create(event)}>
        <TextField
          ref={first}
          label={text('live-edit.label')}
          required
          maxLength={60}
          value={label}
          onValueChange={setLabel}
        />
        <TextField
          label={text('live-edit.key')}
          required
          maxLength={80}
          hint={text('live-edit.key-hint')}
          error={key !== '' && fault !== undefined && text(fault)}
          value={key}
          onValueChange={setOwn}
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
