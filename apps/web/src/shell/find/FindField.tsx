import { oneExact } from '@takt/domain/ground/find/rank-found.ts'
import { findScanned } from '@takt/domain/ground/scanner/find-scanned.ts'
import { readScan } from '@takt/domain/ground/scanner/read-scan.ts'
import { SearchIcon } from '@takt/ui/icon/icons.tsx'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { useText } from '../../data/words/use-text.ts'
import { presentBadge } from '../../device/badge.ts'
import { useScan } from '../../device/scan-takers.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { type FoundThing, lookups } from '../scanner/lookups.ts'
import styles from './FindDialog.module.css'
import { FoundList } from './FoundList.tsx'
import { closeFind } from './find-open.ts'
import type { Hit } from './hit.ts'
import { noteFound } from './recent.ts'
import { useFound } from './use-found.ts'

const MOST_TYPED = 80

/** The field keeps the focus; arrows walk the list, Enter opens what is marked, which is the best unless somebody walked. */
export function FindField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const text = useText()
  const go = useGo()
  const id = useId()
  const { machine } = useRouteParams()
  const [typed, setTyped] = useState('')
  const [walkedTo, setWalkedTo] = useState<string | null>(null)
  const [entered, setEntered] = useState(false)
  const { sections, waits, failed } = useFound(typed)
  const hits = sections.flatMap((section) => section.hits)
  const marked = hits.find(({ key }) => key === walkedTo) ?? hits[0]
  const at = marked === undefined ? -1 : hits.indexOf(marked)

  const open = (hit: Hit) => {
    noteFound(hit)
    closeFind()
    go(hit.path)
  }
  const type = (next: string) => {
    setTyped(next)
    setWalkedTo(null)
    setEntered(false)
  }
  const enter = () => {
    const exact = oneExact(hits, typed)
    const chosen = walkedTo === null ? exact : marked
    if (chosen) return open(chosen)
    // Something better may be on its way: who presses Enter means the best, not the fastest.
    if (waits) return setEntered(true)
    if (marked) open(marked)
  }
  // Whatever the rules of a scan say that it names; what they do not know is looked for like anything typed.
  useScan((code) => {
    type(code)
    void scanned(code, machine).then((found) => {
      if (found?.path === undefined) return
      if (found.badge !== undefined) presentBadge(machine, found.badge)
      closeFind()
      go(found.path)
    })
    return true
  })
  const answered = useEffectEvent(() => marked && open(marked))
  useEffect(() => {
    if (entered && !waits) answered()
  }, [entered, waits])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      enter()
    } else if (event.key === 'Escape' && typed !== '') {
      // Escape is for what was typed first, and then for the dialog.
      event.stopPropagation()
      type('')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = hits[(at + (event.key === 'ArrowDown' ? 1 : -1) + hits.length) % Math.max(hits.length, 1)]
      setWalkedTo(next?.key ?? null)
    }
  }
  return (
    <div className={styles.find}>
      <div className={styles.box}>
        <SearchIcon className={styles.icon} />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={text('find.title')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          placeholder={text('find.placeholder')}
          value={typed}
          maxLength={MOST_TYPED}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <FoundList id={id} sections={sections} marked={marked} onOpen={open} />
      <div className={styles.said} role="status">
        {typed.trim() !== '' && hits.length === 0 && !waits && !failed && (
          <>
            <p className={styles.none}>{text('find.none', { typed: typed.trim() })}</p>
            <p>{text('find.what')}</p>
          </>
        )}
        {waits && hits.length === 0 && <p className={styles.slow}>{text('find.looking')}</p>}
        {failed && <p>{text('find.failed')}</p>}
      </div>
    </div>
  )
}

/** Without contact it is looked for among what the browser knows. */
async function scanned(code: string, machine: string | undefined): Promise<FoundThing | undefined> {
  const scan = readScan(code)
  if (scan.kind !== 'name') return undefined
  try {
    return await findScanned(scan.tries, lookups(machine))
  } catch (problem) {
    if (problem instanceof CallFailure) return undefined
    throw problem
  }
}
