import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { useEffect, useEffectEvent } from 'react'

/** What was copied last in this page: it is pasted where the browser lets nobody read its clipboard, from board to board. */
let kept = ''
/** Whether the browser's clipboard took it: then what is there now is newer than what is kept. */
let isOutside = false

interface Clipboard {
  readonly enabled: boolean
  /** The selection as text; undefined where nothing is selected. */
  readonly text: () => string | undefined
  readonly onCopied: () => void
  readonly onCut: () => void
  readonly onPaste: (text: string) => void
}

/**
 * Copies by Ctrl+C, Ctrl+X and Ctrl+V as the browser itself tells them, which works without https too, and by buttons through its
 * clipboard, where it has one.
 */
export function useClipboard({ enabled, text, onCopied, onCut, onPaste }: Clipboard) {
  const copyOrCut = useEffectEvent((event: ClipboardEvent) => {
    if (isTextEntry(document.activeElement) || isReading()) return
    const copied = text()
    if (copied === undefined) return
    event.clipboardData?.setData('text/plain', copied)
    event.preventDefault()
    kept = copied
    isOutside = true
    if (event.type === 'cut') onCut()
    else onCopied()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTextEntry(document.activeElement)) return
    event.preventDefault()
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    onPaste(isOutside ? pasted : kept || pasted)
  })
  useEffect(() => {
    if (!enabled) return
    const onCopyOrCut = (event: ClipboardEvent) => copyOrCut(event)
    const onPasted = (event: ClipboardEvent) => paste(event)
    document.addEventListener('copy', onCopyOrCut)
    document.addEventListener('cut', onCopyOrCut)
    document.addEventListener('paste', onPasted)
    return () => {
      document.removeEventListener('copy', onCopyOrCut)
      document.removeEventListener('cut', onCopyOrCut)
      document.removeEventListener('paste', onPasted)
    }
  }, [enabled])

  const keep = async () => {
    const copied = text()
    if (copied === undefined) return
    kept = copied
    isOutside = await written(copied)
  }
  return {
    copy: async () => {
      await keep()
      onCopied()
    },
    cut: async () => {
      await keep()
      onCut()
    },
    paste: async () => onPaste(isOutside || kept === '' ? ((await readOutside()) ?? kept) : kept),
  }
}

/** A text of the page is marked: the person means that. */
function isReading(): boolean {
  return (window.getSelection()?.toString() ?? '') !== ''
}

async function written(text: string): Promise<boolean> {
  try {
    // Without https there is none.
    if (navigator.clipboard === undefined) return false
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

async function readOutside(): Promise<string | undefined> {
  try {
    return await navigator.clipboard?.readText()
  } catch {
    return undefined
  }
}
