export interface SliderRange {
  min: number
  max: number
  step: number
}

/** Into the range and onto a step, without the 0.30000000000000004 that counting in binary leaves. */
export function clampToRange(value: number, { min, max, step }: SliderRange): number {
  const stepped = min + Math.round((value - min) / step) * step
  const decimals = Math.max(...[step, min].map((part) => `${part}`.split('.')[1]?.length ?? 0))
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(decimals))
}

/** A typed value; what is not a number becomes the minimum. */
export function typedSliderValue(text: string, range: SliderRange): number {
  const cleaned = text.trim().replace(',', '.')
  const value = cleaned === '' ? Number.NaN : Number(cleaned)
  return Number.isFinite(value) ? clampToRange(value, range) : range.min
}
