import type { StripPart } from '@takt/domain/history/recent-strip.ts'

const LENGTH = 480
const HEIGHT = 24
/** Running lies low and standing is tall: the line is read without its colours, too. */
const LOW = { y: 8, height: 8 }
const TALL = { y: 0, height: HEIGHT }
/** Of a stop however short something is seen, most of one that asks for its reason. */
const LEAST = 2
const LEAST_UNCODED = 4

interface Band {
  readonly y: number
  readonly height: number
}

/** One shape per colour, on a ground that shows where something is known; in the order in which they are drawn. */
export function stripPaths(parts: readonly StripPart[]): { readonly fill: string; readonly d: string }[] {
  const begin = parts[0]?.from ?? 0
  const whole = (parts.at(-1)?.to ?? 1) - begin
  const paths = new Map<string, string>()
  const draw = ({ from, to }: StripPart, fill: string, { y, height, least }: Band & { least: number }) => {
    const x = tenth(((from - begin) / whole) * LENGTH)
    const width = Math.max(least, tenth(((to - from) / whole) * LENGTH))
    const start = Math.max(0, Math.min(x, LENGTH - width))
    paths.set(fill, `${paths.get(fill) ?? ''}M${tenth(start)} ${y}h${width}v${height}h${-width}z`)
  }
  const known = parts.filter(({ look }) => look !== 'silent')
  for (const part of known) draw(part, 'var(--surface-sunken)', { ...TALL, least: 0 })
  for (const part of known) if (isLow(part)) draw(part, fillOf(part), { ...LOW, least: 0 })
  for (const part of known)
    if (!isLow(part) && part.look !== 'uncoded') draw(part, fillOf(part), { ...TALL, least: LEAST })
  for (const part of known) if (part.look === 'uncoded') draw(part, fillOf(part), { ...TALL, least: LEAST_UNCODED })
  return [...paths].map(([fill, d]) => ({ fill, d }))
}

function isLow({ look }: StripPart): boolean {
  return look === 'running' || look === 'unplanned'
}

function fillOf({ look, color }: StripPart): string {
  if (look === 'running') return 'var(--state-running)'
  if (look === 'unplanned') return 'var(--neutral-400)'
  if (look === 'uncoded') return 'var(--state-uncoded)'
  if (look === 'micro') return 'var(--state-micro)'
  return color
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
