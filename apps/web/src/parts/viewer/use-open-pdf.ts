import { useEffect, useState } from 'react'
import { logEntry } from '../../data/call/client-log.ts'
import type { OpenPdf } from './pdf.ts'

/** The document behind the bytes; `broken` when they are no PDF that can be read. */
export function useOpenPdf(bytes: ArrayBuffer | null): { pdf: OpenPdf | null; broken: boolean } {
  const [state, setState] = useState<{ pdf: OpenPdf | null; broken: boolean }>({ pdf: null, broken: false })
  useEffect(() => {
    if (bytes === null) return
    let wanted = true
    let opened: OpenPdf | undefined
    const open = async () => {
      const { openPdf } = await import('./pdf.ts')
      // The library takes the bytes away with it: it gets a copy.
      opened = await openPdf(bytes.slice(0))
      if (wanted) setState({ pdf: opened, broken: false })
      else opened.close()
    }
    open().catch((problem: unknown) => {
      logEntry('error', 'viewer', `a PDF could not be read: ${(problem as Error).message}`, {})
      if (wanted) setState({ pdf: null, broken: true })
    })
    return () => {
      wanted = false
      opened?.close()
    }
  }, [bytes])
  return state
}
