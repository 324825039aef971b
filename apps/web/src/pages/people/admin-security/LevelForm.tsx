import { MOST_LEVEL_NAME } from '@takt/domain/ground/levels.ts'
import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'

interface LevelFormProps {
  level: UserLevelRow
  onClose: () => void
  onSaved: () => Promise<void>
}

export function LevelForm({ level, onClose, onSaved }: LevelFormProps) {
  const text = useText()
  const [names, setNames] = useState(level.names)
  return (
    <FormDialog
      size="s"
      title={text('security.name-title', { level: level.usertype })}
      fields={names}
      complete
      onClose={onClose}
      saves="save_user_level"
      onSave={async () => {
        await call('save_user_level', { usertype: level.usertype, names })
        return ''
      }}
      onSaved={onSaved}
    >
      <NamesField
        label={text('security.name')}
        hint={text('security.name-hint')}
        maxLength={MOST_LEVEL_NAME}
        value={names}
        onValueChange={setNames}
      />
    </FormDialog>
  )
}
