import { FILE_ENDINGS, MOST_FILE_BYTES } from '@takt/domain/documents/document-file.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { type DragEvent, useRef, useState } from 'react'
import { useText } from '../../data/use-text.ts'
import styles from './UploadDialog.module.css'

/** Where files are dropped, or chosen. */
export function FileDrop({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for all others
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span>{text('upload.drop')}</span>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {text('upload.choose')}
      </Button>
      <span>{text('upload.types', { most: MOST_FILE_BYTES / 1024 / 1024 })}</span>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={text('upload.choose')}
        accept={FILE_ENDINGS.map((ending) => `.${ending}`).join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
