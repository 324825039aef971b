import { Button } from '@takt/ui/button/Button.tsx'
import { type DragEvent, useRef, useState } from 'react'
import styles from './FileDrop.module.css'

interface FileDropProps {
  readonly words: { readonly drop: string; readonly choose: string; readonly types: string }
  /** Endings with their dot, divided by commas. */
  readonly accept: string
  readonly multiple?: boolean
  readonly busy?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Where files are dropped, or chosen. */
export function FileDrop({ words, accept, multiple = false, busy = false, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!busy) onFiles([...event.dataTransfer.files])
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
      <span>{words.drop}</span>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <span>{words.types}</span>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple={multiple}
        tabIndex={-1}
        aria-label={words.choose}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
