import { slugFor } from '@takt/domain/dashboard/dashboard.ts'
import { newLiveView } from '@takt/domain/live-view/live-view.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useRef, useState } from 'react'
import { dashboardSlugFault } from '../../dashboard/new-dashboard/slug-fault.ts'
import { call } from '../../data/call.ts'
import { queryClient } from '../../data/query-client.ts'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { FormDialog } from '../../shell/form/FormDialog.tsx'

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
  const first = useRef<HTMLInputElement>(null)
  const [label, setLabel] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const key = own ?? slugFor(label)
  const fault = dashboardSlugFault(key, taken)
  const ready = label.trim() !== '' && fault === undefined
  const create = async () => {
    const config = { ...newLiveView(label.trim()) }
    await call('save_config', { system_function: 'liveviews', template: key, config, version: 0 })
    await queryClient.invalidateQueries({ queryKey: ['get_configs'] })
    return ''
  }
  return (
    <FormDialog
      size="s"
      firstField={first}
      title={text('live-edit.new')}
      saveLabel={text('live-edit.create')}
      complete={ready}
      onSave={create}
      onClose={onClose}
      onDone={() => {
        onClose()
        go(to('liveViewTemplate', { template: key }))
      }}
    >
      <TextField
        ref={first}
        label={text('live-edit.label')}
        placeholder={text('name.enter')}
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
        error={(key !== '' || label.trim() !== '') && fault !== undefined && text(fault.text)}
        value={key}
        onValueChange={setOwn}
      />
    </FormDialog>
  )
}
