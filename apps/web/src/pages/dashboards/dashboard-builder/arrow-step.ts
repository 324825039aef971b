import type { BuilderStep } from './builder-step.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Cells that Shift makes of one. */
const LARGE_STEP = 5

/** What an arrow key does to the selection: it moves it, and from the corner it changes its size. */
export function arrowStep(
  press: { readonly key: string; readonly shiftKey: boolean },
  on: 'widget' | 'corner' = 'widget',
): BuilderStep | undefined {
  const by = arrows[press.key]
  if (by === undefined) return undefined
  const cells = press.shiftKey ? LARGE_STEP : 1
  const step = { do: 'nudge', x: by[0] * cells, y: by[1] * cells } as const
  return on === 'corner' ? { ...step, size: true } : step
}
