import { classNames } from '@takt/ui/class-names.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { select } from '../../data/chosen/selection.ts'
import { usePageZoom } from '../topbar/zoom.ts'
import styles from './Layout.module.css'
import { PrintedLine } from './PrintedLine.tsx'

/**
 * The page's part of the screen. Zoom scales it alone: bars and menus stay reachable at 10 percent. `still`: a finger that
 * slips does not move the page; lists in it still scroll.
 */
export function Content({ children, still = false }: { children: ReactNode; still?: boolean }) {
  const path = useLocation({ select: (location) => location.pathname })
  const [zoom] = usePageZoom()
  // What was chosen on one page means nothing on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the occasion
  useEffect(() => () => select(null), [path])
  const main = useFocusOnArrival()
  useFocusAfterWhatIsGone(main)
  return (
    <main id="content" ref={main} className={classNames(styles.content, still && styles.still)} tabIndex={-1}>
      <div className={styles.zoomed} style={zoom === 100 ? undefined : { zoom: zoom / 100 }}>
        {children}
        <PrintedLine />
      </div>
    </main>
  )
}

/**
 * The button that led to another page is gone with its page, and the focus with it: Tab would begin at the very top again,
 * and who listens would not hear that anything changed. A page that takes the focus itself keeps it.
 */
function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return
        // A dialog that was an address of its own gives the focus back first.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
        })
      }),
    [router],
  )
  return main
}

/**
 * A dialog, a notice or a bar that went with the focus in it leaves it nowhere, and Tab would begin at the very top. What was
 * in the page itself is left to the browser, which goes on from where it was.
 */
function useFocusAfterWhatIsGone(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: { readonly at: Element; readonly beside: boolean } | null = null
    const see = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { at: target, beside: main.current?.contains(target) === false }
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' || document.activeElement !== document.body) return
      if (last?.beside && !last.at.isConnected) main.current?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', see)
    document.addEventListener('keydown', press, true)
    return () => {
      document.removeEventListener('focusin', see)
      document.removeEventListener('keydown', press, true)
    }
  }, [main])
}
