/** Where the keyboard that can be moved stands. It is dragged in pixels and kept in percent of the window. */

export const LEAST_BOTTOM = -190
export const LEAST_LEFT = 40

export interface KeyboardPlace {
  readonly left: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The handle lies along the upper edge of the keyboard: this much of it stays in reach. */
export const HANDLE = 48

/** Pixels. The keyboard may hang over the lower and the right edge, its handle never leaves the window. */
export function limitPlace({ left, bottom }: KeyboardPlace, window: Size, keyboard: Size): KeyboardPlace {
  const most = { left: Math.max(LEAST_LEFT, window.width - HANDLE * 2), bottom: window.height - keyboard.height }
  // So low that no handle would be seen: a low window, or a low keyboard.
  const least = Math.max(LEAST_BOTTOM, HANDLE - keyboard.height)
  return {
    left: Math.min(most.left, Math.max(LEAST_LEFT, left)),
    bottom: Math.max(least, Math.min(most.bottom, bottom)),
  }
}

export function toPercent({ left, bottom }: KeyboardPlace, { width, height }: Size): KeyboardPlace {
  return { left: round((left / width) * 100), bottom: round((bottom / height) * 100) }
}

export function toPixels({ left, bottom }: KeyboardPlace, { width, height }: Size): KeyboardPlace {
  return { left: (left * width) / 100, bottom: (bottom * height) / 100 }
}

const round = (value: number) => Math.round(value * 100) / 100
