/** How wide words are as they are drawn: pixels that fit one language, font or size cut another. */
import { useSyncExternalStore } from 'react'

export interface TextLook {
  readonly size: 'sm' | 'md' | 'lg'
  readonly weight: 'normal' | 'medium' | 'strong'
}

/** Figures are as wide as each other, so that all numbers of one length are measured once. */
const FIGURES = /\d/g

let widths = new Map<string, number>()
let fonts = 0
const watchers = new Set<() => void>()

export function textWidth(words: string, { size, weight }: TextLook): number {
  const shape = words.replace(FIGURES, '0')
  const key = `${size} ${weight} ${shape}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const probe = document.createElement('span')
  Object.assign(probe.style, {
    position: 'fixed',
    visibility: 'hidden',
    whiteSpace: 'pre',
    fontSize: `var(--text-${size})`,
    fontWeight: `var(--weight-${weight})`,
  })
  probe.textContent = shape
  document.body.append(probe)
  const width = Math.ceil(probe.getBoundingClientRect().width)
  probe.remove()
  widths.set(key, width)
  return width
}

/** Another number when a font has come: what was measured before was another one. */
export function useFonts(): number {
  return useSyncExternalStore(subscribe, () => fonts)
}

function subscribe(tell: () => void): () => void {
  if (watchers.size === 0) document.fonts.addEventListener('loadingdone', changed)
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
    if (watchers.size === 0) document.fonts.removeEventListener('loadingdone', changed)
  }
}

function changed(): void {
  widths = new Map()
  fonts += 1
  for (const tell of watchers) tell()
}

/** The narrowest that words may stand in: in two lines, no word cut. */
export function twoLineWidth(words: string, look: TextLook): number {
  const single = words.split(' ')
  const widths = single.map((_, cut) => {
    const lines = [single.slice(0, cut + 1), single.slice(cut + 1)]
    return Math.max(...lines.map((line) => (line.length === 0 ? 0 : textWidth(line.join(' '), look))))
  })
  return Math.min(...widths)
}
