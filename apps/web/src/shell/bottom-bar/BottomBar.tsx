import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { ErrorBoundary } from '@takt/ui/error-boundary/ErrorBoundary.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { type Lazy, lazy } from '@takt/ui/lazy/lazy.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import { type Selection, type SelectionKind, select, useSelection } from '../../data/chosen/selection.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import type { Panel, PanelProps } from '../../panels/define-panel.ts'
import { panels } from '../../panels/panels.ts'
import { reportError } from '../../parts/page-frame/report-error.ts'
import styles from './BottomBar.module.css'
import { usePerform, usePerforming } from './use-perform.ts'

/** The bar is removed this long after its selection is gone, so that a quick change of row does not make it jump. */
export const REMOVE_AFTER_MS = 250

type AnyPanel = Panel<SelectionKind, unknown>
type AnyPanelComponent = ComponentType<PanelProps<SelectionKind, unknown>>

// The list is typed item by item; the bar treats them all alike.
const list = panels as unknown as readonly AnyPanel[]
const components = new Map(
  list.map((panel) => [panel.id, lazy(panel.load as () => Promise<{ default: AnyPanelComponent }>)]),
)

export function BottomBar() {
  const text = useText()
  const session = useSession()
  const now = useSelection()
  const shown = useLingering(now)
  const opening = useOpening(now)
  const performing = usePerforming()
  if (shown === null) return null
  const fitting = list.filter((panel) => panel.for === shown.kind && (panel.visible?.(shown.of, session) ?? true))
  if (fitting.length === 0) return null
  return (
    <aside ref={keepNoticesAbove} className={classNames(styles.bar, now === null && styles.leaving)} data-bottom-bar="">
      <div className={styles.panels}>
        {fitting.map((panel) => (
          <div
            key={`${panel.id} ${opening}`}
            data-help={`panel.${panel.id}`}
            inert={performing !== null && performing !== panel.id}
          >
            <PanelBoundary panel={panel} selection={shown} />
          </div>
        ))}
      </div>
      <IconButton
        className={styles.close}
        aria-label={text('panel.close')}
        icon={<CloseIcon />}
        onClick={() => select(null)}
      />
    </aside>
  )
}

/** Notices stand above the bar: on it they would cover its buttons. */
function keepNoticesAbove(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const measure = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`))
  measure.observe(bar)
  return () => {
    measure.disconnect()
    style.removeProperty('--bar-height')
  }
}

/** A panel that throws, or whose code cannot be fetched while the network is away, leaves the page alone. */
function PanelBoundary({ panel, selection }: { panel: AnyPanel; selection: Selection }) {
  const text = useText()
  return (
    <ErrorBoundary
      onError={(error) => reportError(error)}
      fallback={({ error, reset }) => (
        <ErrorState
          message={text('shell.page-failed')}
          detail={error.message}
          retryLabel={text('shell.retry')}
          onRetry={reset}
        />
      )}
    >
      <PanelSlot panel={panel} selection={selection} />
    </ErrorBoundary>
  )
}

function PanelSlot({ panel, selection }: { panel: AnyPanel; selection: Selection }) {
  const text = useText()
  const Component = components.get(panel.id) as Lazy<PanelProps<SelectionKind, unknown>>
  const { busy, perform } = usePerform(panel, selection)
  return (
    <Component
      whileLoading={<LoadingState label={text('shell.loading')} />}
      selection={selection.of}
      busy={busy}
      disabled={(answer) => panel.disabled?.(selection.of, answer)}
      perform={perform}
      close={() => select(null)}
    />
  )
}

/** The selection, and for a moment longer the last one. */
function useLingering(now: Selection | null): Selection | null {
  const [last, setLast] = useState(now)
  useEffect(() => {
    if (now !== null) {
      setLast(now)
      return
    }
    const timer = setTimeout(() => setLast(null), REMOVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [now])
  return now ?? last
}

/**
 * Counts how often something was chosen after nothing was. A bar that lingers is one that was closed: who chooses again
 * before it is gone finds it as new, not with what was opened and typed in it before.
 */
function useOpening(now: Selection | null): number {
  const isOpen = now !== null
  const [last, setLast] = useState({ isOpen, opening: 0 })
  if (last.isOpen === isOpen) return last.opening
  const opening = last.opening + (isOpen ? 1 : 0)
  setLast({ isOpen, opening })
  return opening
}
