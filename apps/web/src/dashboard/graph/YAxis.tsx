import { height, type Scale } from '@takt/domain/dashboards/graph-scale.ts'
import { useRef } from 'react'
import { useFit } from '../text/fit-font.ts'
import type { GraphPart } from './graph-part.ts'
import styles from './YAxis.module.css'

/** The numbers beside the plot; where it is low every second or third stands, so that none lies on another. */
export function YAxis({ scale, tick: word }: { readonly scale: Scale; readonly tick: GraphPart['tick'] }) {
  const axis = useRef<HTMLDivElement>(null)
  useFit(axis, thinOut)
  const words = scale.ticks.map(word)
  const widest = words.reduce((most, word) => (word.length > most.length ? word : most), '')
  return (
    <div ref={axis} className={styles.axis} aria-hidden="true">
      <span className={styles.widest} data-word={widest} />
      {scale.ticks.map((tick, at) => (
        <span key={tick} data-tick style={{ bottom: `${height(tick, scale) * 100}%` }}>
          {words[at]}
        </span>
      ))}
    </div>
  )
}

function thinOut(axis: HTMLElement): void {
  const words = [...axis.querySelectorAll<HTMLElement>('[data-tick]')]
  for (const word of words) word.hidden = false
  const room = axis.clientHeight / Math.max(1, words.length - 1)
  const each = Math.ceil((words[0]?.offsetHeight ?? 0) / Math.max(1, room))
  words.forEach((word, at) => {
    word.hidden = at % Math.max(1, each) !== 0
  })
}
