import type { ChartInk } from '@takt/domain/ground/charts/chart.ts'
import { withoutSignal } from '@takt/domain/ground/signal-colours.ts'
import { whilePrinting } from '@takt/ui/print/printing.ts'
import { useMemo, useSyncExternalStore } from 'react'

const variables = {
  text: '--text',
  muted: '--text-muted',
  grid: '--border',
  surface: '--surface',
  raised: '--surface-raised',
  running: '--state-running',
  uncoded: '--state-uncoded',
  micro: '--state-micro',
  setup: '--state-setup',
  loss: '--state-stopped',
  quiet: '--neutral-500',
  faint: '--neutral-300',
  first: '--accent-fill',
  second: '--text-strong',
} as const
type Name = keyof typeof variables
const names = Object.keys(variables) as Name[]

export type Ink = Readonly<Record<'text' | 'muted' | 'grid' | 'surface' | 'raised', string>> & {
  readonly inks: Readonly<Record<ChartInk, string>>
}

/** The theme's colours as a canvas takes them, followed when the theme, the company's colour or the device's night changes. */
export function useInk(): Ink {
  const values = useSyncExternalStore(subscribe, valuesNow)
  return useMemo(() => inkOf(values.split('|')), [values])
}

function subscribe(tell: () => void): () => void {
  const night = window.matchMedia('(prefers-color-scheme: dark)')
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  night.addEventListener('change', tell)
  const forget = whilePrinting(tell)
  return () => {
    forget()
    watch.disconnect()
    night.removeEventListener('change', tell)
  }
}

function valuesNow(): string {
  const style = getComputedStyle(document.documentElement)
  return names.map((name) => style.getPropertyValue(variables[name]).trim()).join('|')
}

function inkOf(values: readonly string[]): Ink {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const of = Object.fromEntries(names.map((name, at) => [name, hexOf(values[at] ?? '', paint)])) as Record<Name, string>
  const { text, muted, grid, surface, raised, ...inks } = of
  // A company may be green: its charts are not.
  return { text, muted, grid, surface, raised, inks: { ...inks, first: withoutSignal(inks.first) } }
}

/** Of whatever form CSS has for it: the browser paints it, and what it painted is read. */
function hexOf(colour: string, paint: CanvasRenderingContext2D | null): string {
  if (!paint) return '#808080'
  paint.fillStyle = colour
  paint.clearRect(0, 0, 1, 1)
  paint.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = paint.getImageData(0, 0, 1, 1).data
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
