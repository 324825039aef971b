import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './WhyBubble.module.css'

const GAP = 6
const EDGE = 8

/** What a grey button answers to a press, beside it until the next press or key. */
export function WhyBubble({ at, text, onGone }: { at: HTMLElement; text: string; onGone: () => void }) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const own = bubble.current
      if (!own) return
      const button = at.getBoundingClientRect()
      const { width, height } = own.getBoundingClientRect()
      const above = button.top - height - GAP
      const left = button.left + (button.width - width) / 2
      own.style.top = `${above >= EDGE ? above : Math.min(button.bottom + GAP, innerHeight - height - EDGE)}px`
      own.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
    }
  }, [at])
  const gone = useRef(onGone)
  gone.current = onGone
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      // Escape is for what opened last, and the dialog below it stays.
      if (event.key === 'Escape') event.stopPropagation()
      gone.current()
    }
    const press = () => gone.current()
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', press, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', press, true)
    }
  }, [])
  return createPortal(
    <div ref={bubble} role="alert" className={styles.bubble}>
      <p>{text}</p>
    </div>,
    document.body,
  )
}
