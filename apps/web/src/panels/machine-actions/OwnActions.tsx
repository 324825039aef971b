import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EditIcon, MinusIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useMyMachines } from '../../data/machines/my-machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { NoteDialog } from '../NoteDialog.tsx'

export type MachineActionsAnswer =
  | { readonly do: 'favourite'; readonly mine: boolean }
  | { readonly do: 'note'; readonly note: string }

interface OwnActionsProps extends Pick<PanelProps<'machine', MachineActionsAnswer>, 'busy' | 'perform'> {
  machine_id: string
}

/** What is done right here: the machine's place among one's own, and a note about it. */
export function OwnActions({ machine_id, busy, perform }: OwnActionsProps) {
  const text = useText()
  const session = useSession()
  const mine = useMyMachines()
  const [writing, setWriting] = useState(false)
  const isMine = mine?.includes(machine_id) ?? false
  return (
    <>
      {can(session, 'code-stops') && (
        <Button icon={<EditIcon />} disabled={busy} onClick={() => setWriting(true)}>
          {text('panel.write-note')}
        </Button>
      )}
      {mine && (
        <Button
          icon={isMine ? <MinusIcon /> : <PlusIcon />}
          disabled={busy}
          onClick={() => void perform({ do: 'favourite', mine: !isMine })}
        >
          {text(isMine ? 'panel.remove-favourite' : 'panel.add-favourite')}
        </Button>
      )}
      {writing && (
        <NoteDialog
          open
          needed
          note=""
          title={text('notes.write', { machine: machine_id })}
          onClose={(note) => {
            setWriting(false)
            if (note !== undefined) void perform({ do: 'note', note })
          }}
        />
      )}
    </>
  )
}
