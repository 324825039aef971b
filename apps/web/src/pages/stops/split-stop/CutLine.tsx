import { type CutSpan, cutOfFraction, cutOfKey, fractionOf, minutesInto } from '@takt/domain/stops/cut.ts'
import { type PointerEvent, useRef } from 'react'
import { durationText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './CutLine.module.css'

interface CutLineProps {
  span: CutSpan
  cut: number
  ongoing: boolean
  /** A moment on the plant's clock. */
  clock: (at: number) => string
  onCut: (at: number) => void
}

/** The stop from its start to its end, with a cut that a finger drags and arrows move. */
export function CutLine({ span, cut, ongoing, clock, onCut }: CutLineProps) {
  const text = useText()
  const line = useRef<HTMLDivElement>(null)
  const share = fractionOf(cut, span)
  const parts = { first: (cut - span.from) / 1000, second: (span.to - cut) / 1000 }
  const drag = (event: PointerEvent) => {
    const box = line.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    onCut(cutOfFraction((event.clientX - box.left) / box.width, span))
  }
  return (
    <div className={styles.cutting}>
      <div
        ref={line}
        className={styles.line}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      >
        <div className={styles.first} style={{ width: `${share * 100}%` }}>
          <Part name={text('stops.first-part')} seconds={parts.first} />
        </div>
        <div className={styles.second}>
          <Part name={text('stops.second-part')} seconds={parts.second} />
        </div>
        <div
          className={styles.cut}
          style={{ left: `${share * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={text('stops.cut')}
          aria-valuemin={0}
          aria-valuemax={minutesInto(span.to, span)}
          aria-valuenow={minutesInto(cut, span)}
          aria-valuetext={clock(cut)}
          onKeyDown={(event) => {
            const next = cutOfKey(event.key, event.shiftKey, cut, span)
            if (next === null) return
            event.preventDefault()
            onCut(next)
          }}
        >
          <span className={styles.flag} data-at={share > 0.85 ? 'end' : share < 0.15 ? 'start' : undefined}>
            {clock(cut)}
          </span>
        </div>
      </div>
      <p className={styles.ends}>
        <span>{clock(span.from)}</span>
        <span>{ongoing ? text('stops.ongoing') : clock(span.to)}</span>
      </p>
      <p className={styles.hint}>{text('stops.cut-hint')}</p>
    </div>
  )
}

function Part({ name, seconds }: { name: string; seconds: number }) {
  return (
    <p className={styles.part}>
      <span className={styles.name}>{name}</span>
      <span className={styles.length}>{durationText(Math.round(seconds))}</span>
    </p>
  )
}
