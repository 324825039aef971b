import { useCallback, useEffect, useState } from 'react'
import { CallFailure, isAway, readAnswer } from '../../data/call/call.ts'
import { onServerBack } from '../../data/live/live.ts'
import { currentLanguage } from '../../data/words/language.ts'
import { text } from '../../data/words/sentences.ts'
import { blobBytes } from './blob-bytes.ts'

export interface FileBytes {
  readonly bytes: ArrayBuffer
  /** What the server says it is. */
  readonly contentType: string
}

type State = { readonly file: FileBytes } | { readonly failure: string; readonly away: boolean } | null

/** What is in a file: null while it comes. The server's own words when it does not. */
export function useFileBytes({ blob, objURL }: { blob?: string | undefined; objURL?: string | undefined }): {
  state: State
  again(): void
} {
  const [state, setState] = useState<State>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    setState(null)
    if (blob !== undefined) {
      setState({ file: { bytes: blobBytes(blob).buffer, contentType: 'application/pdf' } })
      return
    }
    if (objURL === undefined) return
    const stop = new AbortController()
    fetchBytes(objURL, stop.signal).then(
      (file) => setState({ file }),
      (problem: unknown) =>
        !stop.signal.aborted && setState({ failure: (problem as Error).message, away: isAway(problem) }),
    )
    return () => stop.abort()
  }, [blob, objURL, tries])
  const again = useCallback(() => setTries((before) => before + 1), [])
  const away = state !== null && 'failure' in state && state.away
  useEffect(() => (away ? onServerBack(again) : undefined), [away, again])
  return { state, again }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<FileBytes> {
  const headers = { 'accept-language': currentLanguage() }
  const response = await fetch(url, { credentials: 'same-origin', headers, signal }).catch(() => {
    throw new CallFailure(text(currentLanguage(), 'shell.unreachable'), { status: 0, code: -1 })
  })
  if (!response.ok) await readAnswer(response)
  return { bytes: await response.arrayBuffer(), contentType: response.headers.get('content-type') ?? '' }
}
