import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { isFileName, MOST_FILE_BYTES } from '@takt/domain/ground/document-file.ts'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { uploadFile } from '../../../data/call/upload-file.ts'
import { useText } from '../../../data/words/use-text.ts'

export interface WaitingFile {
  readonly file: File
  readonly description: string
  /** 0 to 1 while it is sent; null before. */
  readonly sent: number | null
  readonly done: boolean
  /** Why the server did not take it. */
  readonly failure: string
}

type About = Omit<ProcedureInput<'save_document'>, 'document_link' | 'document_description' | 'hash'>

const MOST_MB = MOST_FILE_BYTES / 1024 / 1024

/** Files that are to become documents: looked at when they are chosen, sent one after the other. */
export function useUploads(): {
  files: readonly WaitingFile[]
  busy: boolean
  /** What was wrong with those that were not taken. */
  problems: readonly string[]
  add(chosen: readonly File[]): void
  describe(file: File, description: string): void
  takeOut(file: File): void
  /** How many were added; the others say why not. */
  send(about: About): Promise<number>
} {
  const text = useText()
  const [files, setFiles] = useState<readonly WaitingFile[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const change = (file: File, to: Partial<WaitingFile>) =>
    setFiles((before) => before.map((one) => (one.file === file ? { ...one, ...to } : one)))
  return {
    files,
    busy,
    problems,
    add(chosen) {
      const wrong = chosen.flatMap(({ name, size }) => {
        if (!isFileName(name.normalize('NFC'))) return [text('upload.wrong-type', { name })]
        return size > MOST_FILE_BYTES ? [text('upload.too-large', { name, most: MOST_MB })] : []
      })
      setProblems(wrong)
      const good = chosen.filter(({ name, size }) => isFileName(name.normalize('NFC')) && size <= MOST_FILE_BYTES)
      setFiles((before) => [
        ...before.filter(({ done }) => !done),
        ...good.map((file) => ({
          file,
          description: file.name.replace(/\.[^.]*$/, ''),
          sent: null,
          done: false,
          failure: '',
        })),
      ])
    },
    describe: (file, description) => change(file, { description }),
    takeOut: (file) => setFiles((before) => before.filter((one) => one.file !== file)),
    async send(about) {
      setBusy(true)
      let added = 0
      for (const { file, description } of files.filter(({ done }) => !done)) {
        try {
          change(file, { sent: 0, failure: '' })
          const hash = await uploadFile(file, (sent) => change(file, { sent }))
          const document_description = description.trim() || file.name
          const document_link = file.name.normalize('NFC')
          await call('save_document', { ...about, document_link, document_description, hash })
          change(file, { sent: 1, done: true })
          added += 1
        } catch (problem) {
          if (!(problem instanceof CallFailure)) throw problem
          change(file, { sent: null, failure: problem.message })
        }
      }
      setBusy(false)
      return added
    },
  }
}
