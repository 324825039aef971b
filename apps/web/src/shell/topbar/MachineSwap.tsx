import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { swapMachinePath } from '@takt/domain/ground/navigation/machine-swap.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { SearchIcon } from '@takt/ui/icon/icons.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMachineIds } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { useGo } from '../../routes/use-go.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { mayFind } from '../find/may-find.ts'
import { MachineSwapList } from '../lazy-parts.ts'
import type { SearchScope } from './machine-search.ts'
import styles from './Swap.module.css'
import { useMachineSearch } from './use-machine-search.ts'

/** A search that was left without choosing is forgotten after this long. */
const FORGET_AFTER_MS = 1_000

/**
 * Type to search, Enter jumps when one is left. Keeps the kind of page one is on. Compact where the machine's name
 * already stands beside it.
 */
export function MachineSwap({ compact = false }: { compact?: boolean }) {
  const text = useText()
  const session = useSession()
  const ids = useMachineIds()
  const route = useMatchedRoute()
  const current = route?.params.machine
  const phone = usePhone()
  const usable = ids.filter((id) => mayUseMachine(session, id))
  // Nothing to swap to: a name, not a control.
  if (session.machine_restrictions.length === 1 || usable.length === 1) {
    return <span className={styles.only}>{current ?? usable[0]}</span>
  }
  // A narrow bar has room for one search, or the name of the place is cut: the one that finds machines as well.
  if (phone && current === undefined && mayFind(session)) return null
  return (
    <SwapField label={text(current === undefined ? 'swap.find-machine' : 'swap.change-machine')} compact={compact} />
  )
}

function SwapField({ label, compact }: { label: string; compact: boolean }) {
  const go = useGo()
  const route = useMatchedRoute()
  const [search, setSearch] = useState('')
  const [scope, setScope] = useState<SearchScope>('all')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  // Enter means what was typed, also after the focus was away and the list went with it.
  const found = useMachineSearch({ search, scope, open: open || search !== '' })
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(forget.current), [])

  const jump = (machine_id: string) => {
    setOpen(false)
    setSearch('')
    input.current?.blur()
    go(swapMachinePath(route, machine_id, isKnownPath))
  }
  const type = (next: string) => {
    setSearch(next)
    setActive(-1)
    setOpen(true)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const chosen = found[active] ?? (found.length === 1 ? found[0] : undefined)
      if (chosen) jump(chosen.machine_id)
    } else if (event.key === 'Delete' || event.key === 'Escape') {
      event.preventDefault()
      // Escape is for what opened last: first what was typed, then the list, then whatever lies below.
      if (event.key === 'Escape' && open) event.stopPropagation()
      if (event.key === 'Escape' && search === '') setOpen(false)
      else type('')
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
      setActive((at) => Math.min(found.length - 1, at + 1))
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      setActive((at) => Math.max(-1, at - 1))
    }
  }
  const leave = () => {
    if (box.current?.contains(document.activeElement)) return
    setOpen(false)
    clearTimeout(forget.current)
    forget.current = setTimeout(() => setSearch(''), FORGET_AFTER_MS)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left the field and its list
    <div
      className={classNames(styles.swap, compact && styles.compact)}
      ref={box}
      data-help="part.machine-swap"
      onBlur={() => requestAnimationFrame(leave)}
    >
      <SearchIcon className={styles.icon} size={20} />
      <input
        ref={input}
        data-machine-swap=""
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={label}
        value={search}
        autoComplete="off"
        spellCheck={false}
        // Who only passes by with Tab must not have a list over the page.
        onFocus={() => clearTimeout(forget.current)}
        onClick={() => setOpen(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {open && (
        <MachineSwapList
          id={listId}
          found={found}
          search={search}
          active={active}
          scope={scope}
          onScope={setScope}
          onChoose={jump}
        />
      )}
    </div>
  )
}
