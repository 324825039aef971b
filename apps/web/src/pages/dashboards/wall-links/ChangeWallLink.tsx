import type { WallLinkRow } from '@takt/domain/dashboards/model/wall-link.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { endOf, type LinkEnd, linkEnds } from './link-end.ts'

interface ChangeWallLinkProps {
  readonly link: WallLinkRow
  readonly onClose: () => void
  readonly onChanged: () => Promise<void>
}

export function ChangeWallLink({ link, onClose, onChanged }: ChangeWallLinkProps) {
  const text = useText()
  const [name, setName] = useState(link.name)
  const [end, setEnd] = useState<LinkEnd | 'keep'>('keep')
  const save = async () => {
    const expires_at = end === 'keep' ? link.expires_at : endOf(end, serverNow())
    await call('change_wall_link', { link_id: link.link_id, name: name.trim(), expires_at })
    return text('walls.saved', { name: name.trim() })
  }
  return (
    <FormDialog
      size="s"
      title={text('walls.change-title', { name: link.name })}
      saveLabel={text('walls.save')}
      fields={[name, end]}
      complete={name.trim() !== ''}
      saves="change_wall_link"
      onSave={save}
      onSaved={onChanged}
      onClose={onClose}
    >
      <TextField label={text('walls.name')} required maxLength={80} value={name} onValueChange={setName} />
      <SelectField
        label={text('walls.ends')}
        placeholder={text('walls.ends')}
        value={end}
        options={(['keep', ...linkEnds] as const).map((value) => ({ value, label: text(`walls.ends-${value}`) }))}
        onValueChange={setEnd}
      />
    </FormDialog>
  )
}
