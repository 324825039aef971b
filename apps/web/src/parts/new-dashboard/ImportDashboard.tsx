import { readBoardFile } from '@takt/domain/dashboards/building/board-file.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { useText } from '../../data/words/use-text.ts'
import { FileDrop } from '../file-drop/FileDrop.tsx'
import { BoardName } from './BoardName.tsx'
import { type Stranger, Strangers } from './Strangers.tsx'

interface Checked {
  readonly board: Dashboard
  readonly strangers: readonly Stranger[]
}

const noBoard = { other: 'import-dashboard.other', newer: 'import-dashboard.newer' } as const

/** A board out of a file: read here, checked by the server as a save would be, and opened in the builder. */
export function ImportDashboard({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setFault('')
    const found = readBoardFile(await file.text())
    if (found.is === 'broken') return setFault(say('import-dashboard.broken', { file: file.name, at: found.at }))
    if (found.is !== 'board') return setFault(say(noBoard[found.is], { file: file.name }))
    setBusy(true)
    try {
      const strangers = await call('check_dashboard', { config: found.dashboard })
      setChecked({ board: found.dashboard, strangers })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFault(problem.message)
    } finally {
      setBusy(false)
    }
  }
  if (checked !== null) {
    const { board, strangers } = checked
    return (
      <BoardName board={board} title={say('import-dashboard.title')} suggested={board.title} onClose={onClose}>
        <Strangers {...{ board, strangers }} />
      </BoardName>
    )
  }
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onClose()}
      title={say('import-dashboard.title')}
      description={say('import-dashboard.about')}
      closeLabel={say('shell.close')}
    >
      <FileDrop
        words={{
          drop: say('import-dashboard.drop'),
          choose: say('import-dashboard.choose'),
          types: say('import-dashboard.types'),
        }}
        accept=".json"
        busy={busy}
        onFiles={([file]) => void read(file)}
      />
      {fault !== '' && <p role="alert">{fault}</p>}
    </Dialog>
  )
}
