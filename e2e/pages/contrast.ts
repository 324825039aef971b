import type { Locator } from '@playwright/test'

export interface ReadText {
  readonly text: string
  readonly contrast: number
}

/** The words inside an element, each with the contrast in which it comes to the screen: ink over everything painted under it. */
export async function contrasts(inside: Locator): Promise<ReadText[]> {
  return await inside.evaluate((root) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('Nothing can be drawn here.')
    const luminance = () => {
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const paint = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const found: { text: string; contrast: number }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || element === null) continue
      const grounds: string[] = []
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        grounds.unshift(getComputedStyle(at).backgroundColor)
      }
      for (const ground of ['white', ...grounds]) paint(ground)
      const under = luminance()
      paint(getComputedStyle(element).color)
      const [dark, light] = [under, luminance()].sort((a, b) => a - b) as [number, number]
      found.push({ text, contrast: (light + 0.05) / (dark + 0.05) })
    }
    return found
  })
}
