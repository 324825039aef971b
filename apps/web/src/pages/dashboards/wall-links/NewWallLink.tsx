import { allBoards, type WallBoards } from '@takt/domain/ground/model/wall-boards.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useRef, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { BoardsFields } from './BoardsFields.tsx'
import { endOf, type LinkEnd, linkEnds } from './link-end.ts'
import { ReadyLink } from './ReadyLink.tsx'

interface NewWallLinkProps {
  readonly onClose: () => void
  readonly onMade: () => Promise<void>
}

/** All six of the whole plant: hung up as it is, it is a good wall. */
const everything: WallBoards = { boards: [...allBoards], locationtype: '', location: '' }

/** Asks for name, what it shows and end; then shows the address, this once. */
export function NewWallLink({ onClose, onMade }: NewWallLinkProps) {
  const text = useText()
  const first = useRef<HTMLInputElement>(null)
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  const [name, setName] = useState('')
  const [shows, setShows] = useState<'boards' | 'dashboard'>('boards')
  const [boards, setBoards] = useState(everything)
  const [dashboard, setDashboard] = useState<string | null>(null)
  const [end, setEnd] = useState<LinkEnd>('year')
  const [path, setPath] = useState<string | null>(null)
  const make = async () => {
    const shown = shows === 'boards' ? { boards } : { dashboard: dashboard ?? '' }
    const [made] = await call('create_wall_link', { name: name.trim(), ...shown, expires_at: endOf(end, serverNow()) })
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
      fields={[name, shows, boards, dashboard, end]}
      complete={name.trim() !== '' && (shows === 'boards' ? boards.boards.length > 0 : dashboard !== null)}
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
      <Segmented
        fullWidth
        label={text('walls.shows')}
        value={shows}
        options={(['boards', 'dashboard'] as const).map((value) => ({ value, label: text(`walls.shows-${value}`) }))}
        onValueChange={setShows}
      />
      {shows === 'boards' ? (
        <BoardsFields value={boards} onChange={setBoards} />
      ) : (
        <SelectField
          label={text('walls.dashboard')}
          placeholder={text('walls.choose-dashboard')}
          required
          value={dashboard}
          options={rows.map(({ slug, title }) => ({ value: slug, label: title }))}
          onValueChange={setDashboard}
        />
      )}
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
