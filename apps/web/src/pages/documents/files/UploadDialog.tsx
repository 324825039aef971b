import type { BelongsTo } from '@takt/domain/documents/file-list.ts'
import { FILE_ENDINGS, MOST_FILE_BYTES } from '@takt/domain/ground/document-file.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { FileDrop } from '../../../parts/file-drop/FileDrop.tsx'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import { notify } from '../../../parts/notices.ts'
import { BelongsFields } from './BelongsFields.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import styles from './UploadDialog.module.css'
import { NEW_GROUP, useGroupOf } from './use-group-of.ts'
import { useUploads } from './use-uploads.ts'

interface UploadDialogProps {
  readonly start: { readonly field: BelongsTo; readonly key: string }
  readonly onClose: () => void
}

/** Files become documents of one machine, order, part, tool or part type. */
export function UploadDialog({ start, onClose }: UploadDialogProps) {
  const text = useText()
  const form = useId()
  const uploads = useUploads()
  const group = useGroupOf()
  const [field, setField] = useState<BelongsTo>(start.field)
  const [key, setKey] = useState(start.key)
  const [drawing, setDrawing] = useState(false)
  const waiting = uploads.files.filter(({ done }) => !done)
  const { leave, question } = useDiscardQuestion(waiting.length > 0, onClose)
  const named = group.chosen !== NEW_GROUP || group.name.trim() !== ''
  const ready = waiting.length > 0 && key.trim() !== '' && named
  const missing = () => {
    if (ready || uploads.busy) return ''
    if (waiting.length === 0) return text('upload.none-chosen')
    const fields = [key.trim() === '' && text('upload.key'), !named && text('upload.group-name')]
    return text('form.missing', { fields: fields.filter(Boolean).join(', ') })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || uploads.busy) return
    const group_no = await group.number()
    if (group_no === undefined) return
    const added = await uploads.send({ [field]: key.trim(), group_no, drawing: drawing ? 1 : 0 })
    if (added > 0) notify.success(text('upload.added', { count: added }))
    if (added === waiting.length) onClose()
  }
  return (
    <Dialog
      open
      size="m"
      closesBeside={false}
      dismissable={!uploads.busy}
      title={text('upload.title')}
      closeLabel={text('shell.close')}
      missing={missing()}
      onOpenChange={(open) => !open && leave()}
      footer={
        <>
          <Button size="primary" disabled={uploads.busy} onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button type="submit" form={form} size="primary" variant="primary" busy={uploads.busy} why={missing()}>
            {waiting.length === 0 ? text('upload.open') : text('upload.send', { count: waiting.length })}
          </Button>
        </>
      }
    >
      <form noValidate id={form} className={styles.form} onSubmit={(event) => void send(event)}>
        <FileDrop
          multiple
          words={{
            drop: text('upload.drop'),
            choose: text('upload.choose'),
            types: text('upload.types', { most: MOST_FILE_BYTES / 1024 / 1024 }),
          }}
          accept={FILE_ENDINGS.map((ending) => `.${ending}`).join()}
          busy={uploads.busy}
          onFiles={uploads.add}
        />
        {[...uploads.problems, group.failure].filter(Boolean).map((problem) => (
          <p key={problem} className={styles.failure} role="alert">
            {problem}
          </p>
        ))}
        <ChosenFiles uploads={uploads} />
        <BelongsFields field={field} of={key} group={group} onField={setField} onOf={setKey} />
        <Switch label={text('upload.drawing')} checked={drawing} onCheckedChange={setDrawing} />
      </form>
      {question}
    </Dialog>
  )
}
