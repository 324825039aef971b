import type { Locator } from '@playwright/test'

/**
 * The texts of which a part is not painted: what lies outside of a box that cuts, in fractions of a pixel. The text of an
 * element is whole also where the screen shows '5…': only where its glyphs lie tells.
 */
export async function cutTexts(within: Locator): Promise<string[]> {
  return await within.evaluate((root) => {
    const slack = 0.5
    const found: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()]
      for (let box: Element | null = parent; box; box = box === root ? null : box.parentElement) {
        const style = getComputedStyle(box)
        // For screen readers only: never painted at all.
        if (style.clipPath === 'inset(50%)' || style.clip === 'rect(0px, 0px, 0px, 0px)') break
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const edge = box.getBoundingClientRect()
        const isOut = (one: DOMRect) =>
          one.left < edge.left - slack ||
          one.right > edge.right + slack ||
          one.top + one.height * 0.2 < edge.top - slack ||
          one.bottom - one.height * 0.2 > edge.bottom + slack
        if (!rects.some(isOut)) continue
        found.push(words)
        break
      }
    }
    return found
  })
}
