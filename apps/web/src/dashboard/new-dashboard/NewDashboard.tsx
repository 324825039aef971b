import { slugFor } from '@takt/domain/dashboard/dashboard.ts'
import { Button, type ButtonVariant } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import styles from './NewDashboard.module.css'
import { dashboardSlugFault } from './slug-fault.ts'

/** For who may add dashboards: asks for a name and opens the builder. Nothing is stored before it is saved there. */
export function NewDashboard({ variant }: { readonly variant?: ButtonVariant }) {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {say('new-dashboard.button')}
      </Button>
      {open && <NameDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const go = useGo()
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  const [title, setTitle] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const slug = own ?? slugFor(title)
  const fault = dashboardSlugFault(
    slug,
    rows.map((row) => row.slug),
  )
  const ready = title.trim() !== '' && fault === undefined
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    onClose()
    go(`${to('dashboardBuilder', { dashboard: slug })}?title=${encodeURIComponent(title.trim())}`)
  }
  return (
    <Dialog
      open
      size="s"
      initialFocus={first}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={say('shell.close')}
      title={say('new-dashboard.title')}
      footer={
        <>
          <Button onClick={onClose}>{say('shell.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={!ready}>
            {say('new-dashboard.create')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={create}>
        <TextField
          ref={first}
          label={say('settings.title')}
          placeholder={say('name.enter')}
          required
          maxLength={120}
          value={title}
          onValueChange={setTitle}
        />
        <TextField
          label={say('settings.slug')}
          required
          maxLength={80}
          error={(slug !== '' || title.trim() !== '') && fault !== undefined && say(fault.text, fault.values)}
          hint={say('settings.slug-hint')}
          value={slug}
          onValueChange={setOwn}
        />
      </form>
    </Dialog>
  )
}
