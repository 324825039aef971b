import { sizeWords } from '@takt/domain/documents/file-list.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './UploadDialog.module.css'
import type { useUploads, WaitingFile } from './use-uploads.ts'

/** The files that were chosen, each with the words it will be found by. */
export function ChosenFiles({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const text = useText()
  if (uploads.files.length === 0) return null
  const state = ({ sent, done }: WaitingFile) =>
    text(done ? 'upload.done' : sent === null ? 'upload.waiting' : 'upload.sending')
  return (
    <ul className={styles.files}>
      {uploads.files.map((one) => {
        const { file, description, sent, done, failure } = one
        return (
          <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
            <TextField
              label={text('upload.description')}
              hint={`${file.name} · ${sizeWords(file.size)}`}
              error={failure}
              disabled={done || uploads.busy}
              maxLength={200}
              value={description}
              onValueChange={(words) => uploads.describe(file, words)}
            />
            <IconButton
              aria-label={text('upload.take-out', { name: file.name })}
              icon={<CloseIcon />}
              disabled={uploads.busy}
              onClick={() => uploads.takeOut(file)}
            />
            {sent !== null && (
              <ProgressBar
                className={styles.about}
                label={state(one)}
                value={Math.round(sent * 100)}
                valueText={`${Math.round(sent * 100)} %`}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
