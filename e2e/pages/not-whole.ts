import type { Page } from '@playwright/test'

/**
 * What of the open page does not stand whole: a figure, a time or a heading that is cut, a word or a figure that is broken in
 * the middle, a number that is none, a page wider than its window. Names may give way; what a program is called (an
 * address, a call) may be broken anywhere.
 */
export function notWhole(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const range = document.createRange()
    const figure = /^[−–\-+]?\d[\d\s.,:/%–−\-()]*(\s?\p{L}{1,4}\.?(\s\d[\d.,]*\s?\p{L}{1,4}\.?)*)?$/u
    const address = /^\d+(\.\d+){3}(:\d+)?$/

    /** Cut off by something that lets nobody scroll to the rest. */
    const isCut = (box: DOMRect, from: Element): boolean => {
      for (let one: Element | null = from; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one)
        const room = one.getBoundingClientRect()
        // Only for those who hear the page.
        if (room.width <= 2 || room.height <= 2) return false
        if (/hidden|clip/.test(overflowX) && (box.right > room.right + 1 || box.left < room.left - 1)) return true
        if (/hidden|clip/.test(overflowY) && (box.bottom > room.bottom + 3 || box.top < room.top - 3)) return true
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false
      }
      return false
    }
    const isBroken = (node: Text, from: number, to: number): boolean => {
      range.setStart(node, from)
      range.setEnd(node, to)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
      return new Set(lines).size > 1
    }
    /** Between two soft hyphens: there a word may go on in the next line. */
    const brokenPart = (node: Text, { index, 0: word }: RegExpExecArray): string | undefined => {
      let at = index
      for (const part of word.split('\u00ad')) {
        // Without its ends: the hyphen that is drawn there belongs to them.
        if (part.length > 2 && isBroken(node, at + 1, at + part.length - 1)) return word.replaceAll('\u00ad', '')
        at += part.length + 1
      }
      return undefined
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const [words, holder] = [node.data.trim(), node.parentElement]
      if (words === '' || !holder || holder.closest('script, style, pre, code')) continue
      if (!holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const mustStand = (figure.test(words) && !address.test(words)) || holder.closest('[role="columnheader"]') !== null
      if (mustStand && isCut(box, holder)) found.add(`cut: ${words}`)
      if (box.height > Number.parseFloat(getComputedStyle(holder).fontSize) * 1.7) {
        for (const word of node.data.matchAll(/(?<=^|[\s(„“"])[\p{L}\u00ad]{3,}(?=$|[\s.,:;!?)“”"])/gu)) {
          const broken = brokenPart(node, word)
          if (broken) found.add(`broken: ${broken}`)
        }
        for (const { index, 0: number } of node.data.matchAll(/(?<=^|[\s(])\d[\d.,:\u00a0]*\d(?=$|[\s.,;)])/g)) {
          if (isBroken(node, index, index + number.length)) found.add(`broken: ${number}`)
        }
      }
      if (/\bNaN\b|Infinity|\bundefined\b|\[object/.test(words)) found.add(`says: ${words}`)
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.add('wider than its window')
    return [...found]
  })
}
