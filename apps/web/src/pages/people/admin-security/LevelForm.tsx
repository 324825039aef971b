import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'

interface LevelFormProps {
  level: UserLevelRow
  onClose: () => void
  onSaved: () => Promise<void>
}

export function LevelForm({ level, onClose, onSaved }: LevelFormProps) {
  const text = useText()
  const [name, setName] = useState(level.level_name)
  return (
    <FormDialog
      size="s"
      title={text('security.name-title', { level: level.usertype })}
      fields={name}
      complete
      onClose={onClose}
      saves="save_user_level"
      onSave={async () => {
        await call('save_user_level', { usertype: level.usertype, level_name: name })
        return ''
      }}
      onSaved={onSaved}
    >
      <TextField
        label={text('security.name')}
        hint={text('security.name-hint')}
        maxLength={40}
        autoFocus
        value={name}
        onValueChange={setName}
      />
    </FormDialog>
  )
}
