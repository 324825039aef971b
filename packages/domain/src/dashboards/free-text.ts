/** The text widget's own lists: D-LIMIT-43 to 46. */

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)

/** 12 to 30 by 2, then 40 to 120 by 10: D-LIMIT-22. */
export const FONT_SIZES: readonly number[] = [...steps(12, 30, 2), ...steps(40, 120, 10)]
export const DEFAULT_FONT_SIZE = 12
/** The text widget begins smaller: D-LIMIT-44-C. */
export const TEXT_SIZES: readonly number[] = [10, ...FONT_SIZES]
export const ROTATIONS = [0, 90, -90] as const
export const TEXT_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'p', 'fit', 'marquee'] as const

/** Characters after which a label is cut; −1 is never. The missing 10 stays missing: D-LIMIT-24-X. */
export const LABEL_SIZES = [-1, 2, 4, 6, 8, 12, 14, 16, 18] as const

/** With fewer letters an end would say nothing. */
const LEAST_WITH_END = 8
const SHARE_OF_END = 0.4

/** In the middle: 'Quality check' and 'Quality problem' begin alike, and cut at their end they are one. */
export function cutLabel(label: string, most: number): string {
  if (most < 0 || label.length <= most) return label
  const end = most < LEAST_WITH_END ? 0 : Math.floor(most * SHARE_OF_END)
  return `${label.slice(0, most - end).trimEnd()}…${end === 0 ? '' : label.slice(-end).trimStart()}`
}

export const ANIMATION_DURATIONS = [1, 650, 1300] as const

/** 't:key' names a text of the product; a key that nobody knows stays readable: D-WIDGET-31-X. */
export function freeText(text: string, textOf: (key: string) => string | undefined): string {
  if (!text.startsWith('t:')) return text
  const key = text.slice(2).trim()
  return textOf(key) ?? key
}
