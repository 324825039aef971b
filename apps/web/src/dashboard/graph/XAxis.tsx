import { type CSSProperties, useRef } from 'react'
import { insideOf, useFit } from '../text/fit-font.ts'
import type { GraphPart } from './graph-part.ts'
import styles from './XAxis.module.css'

/** More labels than this would run into each other on a usual box; the pointer tells the others. */
const MOST_LABELS = 14
/** Words may be cut after so many letters. */
const LEAST_LETTERS = 6
/** A week, a time or a machine's number says nothing when it is cut: '2026-…' stands for every week of a year. */
const MOST_IN_NUMBER = 12
/** Of a machine's number: a capital M is wider than a digit, and 'M1…' stands for every machine. */
const EM_PER_LETTER = 0.78
const EM_BETWEEN = 0.5
/** Upright names: a line of one, and as much of the graph's height as they may take. */
const EM_PER_LINE = 1.25
const EM_PER_LETTER_UPRIGHT = 0.62
const MOST_EM_UPRIGHT = 8
const MOST_OF_HEIGHT = 0.35
/** 'Tool cha…' side by side is less than 'Tool change' upright. */
const LEAST_LETTERS_OF_NAME = 10

/** Of a name that is shortened in the middle. */
const LETTERS_OF_END = 4

interface XAxisProps {
  readonly label: GraphPart['label']
  /** Shares of the width. */
  readonly places: readonly number[]
  /** Bars of reasons or machines: each needs its name, for the next one does not tell it. */
  readonly named: boolean
}

/**
 * Categories under their places. Where a box is too narrow for all of them, names stand upright, and of a row of days or
 * weeks, which one counts on by oneself, every second or fourth stands (XAxis.module.css).
 */
export function XAxis({ label, places, named }: XAxisProps) {
  const axis = useRef<HTMLDivElement>(null)
  useFit(axis, turnNames)
  const upright = named && !places.every((_, at) => isMoment(label(at).whole))
  const every = upright ? 1 : Math.ceil(places.length / MOST_LABELS)
  const lines = places.flatMap((_, at) => label(at).cut.split('\n'))
  const longest = Math.max(0, ...lines.map(leastLetters))
  const room = {
    '--share': every / Math.max(1, places.length),
    '--least': `${longest * EM_PER_LETTER + EM_BETWEEN}em`,
  } as CSSProperties
  return (
    <div
      ref={axis}
      className={styles.axis}
      style={room}
      data-lines={lines.length > places.length ? 2 : 1}
      data-least={upright ? Math.max(0, ...lines.map(roomOfName)) + EM_BETWEEN : undefined}
      data-longest={Math.max(0, ...lines.map(({ length }) => length))}
      aria-hidden="true"
    >
      {places.map((place, at) => {
        if (at % every !== 0) return null
        const { whole, cut } = label(at)
        return (
          <span key={whole} title={whole} data-turn={(at / every) % 4} style={{ '--place': place } as CSSProperties}>
            {upright && isWord(cut) ? <Shrinking name={cut} /> : cut}
          </span>
        )
      })}
    </div>
  )
}

/** Of a name without room the middle goes: many begin alike, and cut at their end they would be one. */
function Shrinking({ name }: { readonly name: string }) {
  return (
    <>
      <span>{name.slice(0, -LETTERS_OF_END)}</span>
      <span>{name.slice(-LETTERS_OF_END)}</span>
    </>
  )
}

function isWord(label: string): boolean {
  return label.length > 2 * LETTERS_OF_END && !label.includes('\n')
}

function leastLetters(line: string): number {
  return Math.min(line.length, /^(\S*\d\S*|\d{4} v\. \d+)$/.test(line) ? MOST_IN_NUMBER : LEAST_LETTERS)
}

/** Side by side, in em: words are narrower than numbers of machines. */
function roomOfName(name: string): number {
  if (/^\S*\d\S*$/.test(name)) return Math.min(name.length, MOST_IN_NUMBER) * EM_PER_LETTER
  return Math.min(name.length, LEAST_LETTERS_OF_NAME) * EM_PER_LETTER_UPRIGHT
}

/** A day, a week, a month or a time. */
function isMoment(label: string): boolean {
  return /^\d{4}-\d\d|^\d{4}-W\d|^\d{4} v\. \d|^\d\d:\d\d|^\d\d-\d\d$/.test(label)
}

/** Names that have no room side by side stand upright; of more than there are lines for, every second or third. */
function turnNames(axis: HTMLElement): void {
  const names = [...axis.children] as HTMLElement[]
  delete axis.dataset.upright
  axis.style.height = ''
  for (const name of names) name.hidden = false
  const least = Number(axis.dataset.least)
  if (Number.isNaN(least)) return
  const em = Number.parseFloat(getComputedStyle(axis).fontSize)
  const slot = insideOf(axis).width / Math.max(1, names.length)
  if (slot >= least * em) return
  axis.dataset.upright = ''
  const figure = axis.closest('figure')?.clientHeight ?? 0
  const wanted = Math.min(Number(axis.dataset.longest) * EM_PER_LETTER_UPRIGHT + 1, MOST_EM_UPRIGHT) * em
  axis.style.height = `${Math.min(wanted, figure * MOST_OF_HEIGHT)}px`
  const every = Math.ceil((EM_PER_LINE * em) / Math.max(1, slot))
  names.forEach((name, at) => {
    name.hidden = at % every !== 0
  })
}
