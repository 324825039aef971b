import { MEDIA_ENDINGS, type MediaFile, MOST_MEDIA_BYTES } from '@takt/domain/ground/media-file.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useRef, useState } from 'react'
import { CallFailure } from '../../../data/call/call.ts'
import { uploadMedia } from '../../../data/call/upload-media.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Media.module.css'

/** Takes a file into the media folder; one of the same name is replaced only after a yes. */
export function UploadButton(props: {
  readonly names: readonly string[]
  readonly onUploaded: (file: MediaFile) => Promise<void>
}) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ readonly text: string; readonly bad: boolean } | null>(null)

  const send = async (file: File, replace: boolean) => {
    setAsked(null)
    setBusy(true)
    setTold({ text: say('media.uploading', { name: file.name }), bad: false })
    try {
      const taken = await uploadMedia(file, { replace })
      if (taken !== undefined) await props.onUploaded(taken)
      setTold({ text: say('media.uploaded', { name: file.name }), bad: false })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setTold({ text: problem.message, bad: true })
    } finally {
      setBusy(false)
    }
  }
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > MOST_MEDIA_BYTES) {
      setTold({ text: say('refusal.media-too-large', { most: MOST_MEDIA_BYTES / 1024 / 1024 }), bad: true })
      return
    }
    const isThere = props.names.some((name) => name.toLowerCase() === file.name.toLowerCase())
    if (isThere) setAsked(file)
    else void send(file, false)
  }
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        className={styles.hidden}
        aria-label={say('media.upload')}
        tabIndex={-1}
        accept={MEDIA_ENDINGS.map((ending) => `.${ending}`).join()}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button icon={<PlusIcon />} busy={busy} onClick={() => input.current?.click()}>
        {say('media.upload')}
      </Button>
      <p className={told?.bad ? styles.bad : styles.told} role="status">
        {told?.text}
      </p>
      {asked !== null && (
        <ConfirmDialog
          open
          danger
          title={say('media.replace', { name: asked.name })}
          message={say('media.replace-text')}
          confirmLabel={say('media.replace-confirm')}
          cancelLabel={say('shell.cancel')}
          onConfirm={() => void send(asked, true)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  )
}
