import type { Locator } from '@playwright/test'

export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** A colour as it comes to the screen, however the stylesheet writes it. */
export async function colourOf(shown: Locator, of: 'color' | 'backgroundColor'): Promise<Colour> {
  return await shown.evaluate((element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('Nothing can be drawn here.')
    canvas.fillStyle = getComputedStyle(element)[name]
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return { red, green, blue }
  }, of)
}

/** How far a colour is from grey, of 255. */
export function colourfulness({ red, green, blue }: Colour): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}

/** `#d92d20` as a style attribute is read back, for a pattern. */
export function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb\\(${red}, ${green}, ${blue}\\)`
}
