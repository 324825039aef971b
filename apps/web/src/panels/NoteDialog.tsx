import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { useState } from 'react'
import { useText } from '../data/words/use-text.ts'
import { useDiscardQuestion } from '../parts/leave-guard/use-discard-question.tsx'

const LONGEST_NOTE = 2000

interface NoteDialogProps {
  open: boolean
  note: string
  /** The code asks for one: without words there is nothing to use. */
  needed?: boolean
  title: string
  /** Without a note: the person has changed their mind. */
  onClose: (note?: string) => void
}

export function NoteDialog({ open, note, needed = false, title, onClose }: NoteDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(note)
  const { leave, letGo, question } = useDiscardQuestion(open && draft !== note, () => {
    setDraft(note)
    onClose()
  })
  const missing = needed && draft.trim() === '' ? text('form.missing', { fields: text('stop.note') }) : ''
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={title}
      description={needed ? text('stop.note-needed') : undefined}
      closeLabel={text('shell.close')}
      size="s"
      missing={missing}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button
            size="primary"
            variant="primary"
            why={missing}
            onClick={() => {
              letGo()
              onClose(draft.trim())
            }}
          >
            {text('stop.use-note')}
          </Button>
        </>
      }
    >
      <TextArea
        label={text('stop.note')}
        value={draft}
        onValueChange={setDraft}
        maxLength={LONGEST_NOTE}
        rows={4}
        autoFocus
      />
      {question}
    </Dialog>
  )
}
