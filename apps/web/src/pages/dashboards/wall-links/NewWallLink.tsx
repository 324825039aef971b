import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useRef, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { endOf, type LinkEnd, linkEnds } from './link-end.ts'
import { ReadyLink } from './ReadyLink.tsx'

interface NewWallLinkProps {
  readonly onClose: () => void
  readonly onMade: () => Promise<void>
}

/** Asks for name, dashboard and end; then shows the address, this once. */
export function NewWallLink({ onClose, onMade }: NewWallLinkProps) {
  const text = useText()
  const first = useRef<HTMLInputElement>(null)
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  const [name, setName] = useState('')
  const [dashboard, setDashboard] = useState<string | null>(null)
  const [end, setEnd] = useState<LinkEnd>('year')
  const [path, setPath] = useState<string | null>(null)
  const make = async () => {
    const wish = { name: name.trim(), dashboard: dashboard ?? '', expires_at: endOf(end, serverNow()) }
    const [made] = await call('create_wall_link', wish)
    setPath(made?.path ?? null)
    return ''
  }
  if (path !== null) return <ReadyLink path={path} onClose={onClose} />
  return (
    <FormDialog
      size="s"
      firstField={first}
      title={text('walls.new')}
      saveLabel={text('walls.create')}
      fields={[name, dashboard, end]}
      complete={name.trim() !== '' && dashboard !== null}
      saves="create_wall_link"
      onSave={make}
      onSaved={onMade}
      onClose={onClose}
      onDone={() => undefined}
    >
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
    </FormDialog>
  )
}
