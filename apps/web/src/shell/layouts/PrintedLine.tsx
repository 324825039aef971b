import { usePrinting } from '@takt/ui/print/printing.ts'
import { useLayoutEffect } from 'react'
import { serverNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Layout.module.css'

/** Figures of a moment say nothing the next day when the paper does not say of which. */
export function PrintedLine() {
  return usePrinting() ? <Line /> : null
}

function Line() {
  const text = useText()
  const { full_name, username, time_zone } = useSession()
  const when = dayAndTime(serverNow(), { timeZone: time_zone })
  useHeadOfSheets()
  return <p className={styles.printed}>{text('paper.printed', { when, who: full_name || username })}</p>
}

/** A third sheet that lies alone says of what and when it is. The first has it larger, and the browser's own words know neither. */
function useHeadOfSheets(): void {
  useLayoutEffect(() => {
    const parts = [...document.querySelectorAll('main h1, [data-on-each-sheet]')].map((part) => part.textContent.trim())
    const head = parts.filter((part) => part !== '').join(' · ')
    const sheet = new CSSStyleSheet()
    // A table of many columns lies across.
    const size = document.querySelector('main [data-many-columns]') === null ? '' : 'size: landscape;'
    const box = (content: string) => `{ ${size} @top-left { content: ${content}; font-size: 8pt; width: 100% } }`
    sheet.replaceSync(`@page ${box(asCssText(head))} @page :first ${box('none')}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

function asCssText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}"`
}
