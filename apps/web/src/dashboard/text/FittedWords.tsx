import { type ReactNode, useRef } from 'react'
import styles from './FittedWords.module.css'
import { type TooLarge, useFittedFont } from './fit-font.ts'

const LEAST_PIXELS = 9

/** Words that may take several lines and fill their box: written smaller before a line of them is cut. */
export function FittedWords({ children }: { readonly children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null)
  useFittedFont(words, over, LEAST_PIXELS)
  return (
    <span className={styles.box}>
      <span ref={words} className={styles.words}>
        {children}
      </span>
    </span>
  )
}

const over: TooLarge = (words) => {
  const box = words.parentElement as HTMLElement
  return Math.max(words.scrollWidth / box.clientWidth, words.scrollHeight / box.clientHeight)
}
