import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './Form.module.css'

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

/** Why it was not saved, below the fields; in a long form it would be out of sight, and the button seem to do nothing. */
export function FormFailure({ text }: { text: string }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text !== '') told.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (text === '') return null
  return (
    <p ref={told} className={styles.failure} role="alert">
      {text}
    </p>
  )
}

/** Two changed the same at once: whoever saves last must know that they replace what the other wrote. */
export function Meanwhile({ fields }: { fields: readonly string[] | undefined }) {
  const text = useText()
  if (!fields?.length) return null
  return (
    <p className={styles.meanwhile} role="status">
      {text('form.meanwhile')}
    </p>
  )
}
