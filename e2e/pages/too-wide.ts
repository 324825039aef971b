/** Runs in the page: what a phone cannot show whole. */

/** What stands beyond the right edge, unless it lies in something that scrolls sideways by itself. */
export function tooWide(): string[] {
  const main = document.querySelector('main')
  const found: string[] = []
  for (const box of [document.documentElement, main]) {
    if (box && box.scrollWidth > box.clientWidth) found.push(`${box.tagName} is ${box.scrollWidth} px wide`)
  }
  for (const element of main?.querySelectorAll('h1, button, a, input, p, td, dd') ?? []) {
    const { right, width } = element.getBoundingClientRect()
    if (width === 0 || right <= innerWidth + 1) continue
    let around = element.parentElement
    while (around && around !== main && getComputedStyle(around).overflowX === 'visible') around = around.parentElement
    if (around === main || !around)
      found.push(`${element.tagName} “${element.textContent?.slice(0, 30)}” ends at ${right}`)
  }
  for (const table of main?.querySelectorAll('table') ?? []) {
    const around = table.parentElement as HTMLElement
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowX)
    // One that is there for ears only has no room at all.
    const isSeen = around.clientWidth > 1
    if (isSeen && !scrolls && table.offsetWidth > around.clientWidth)
      found.push(`a table is ${table.offsetWidth} px wide`)
  }
  // Digits are never cut: a number without its end is another number, and a pallet's another pallet.
  for (const words of main?.querySelectorAll<HTMLElement>('span, td, [role="cell"], [role="gridcell"]') ?? []) {
    const digits = words.childElementCount === 0 && /^\d[\d\s.,/:-]*$/.test(words.textContent ?? '')
    if (!digits || words.clientWidth === 0) continue
    let around: HTMLElement | null = words
    while (around && around !== main && getComputedStyle(around).overflowX === 'visible') around = around.parentElement
    // What is there for ears only has no room at all: a picture with figures has such a table, one without has none.
    const isSeen = around !== null && around.clientWidth > 1
    const hidden = isSeen && /hidden|clip/.test(getComputedStyle(around as HTMLElement).overflowX)
    const text = document.createRange()
    text.selectNodeContents(words)
    if (hidden && text.getBoundingClientRect().right > around!.getBoundingClientRect().right + 1)
      found.push(`${words.textContent} is cut`)
  }
  // A word that goes on in the next line without a sign is two: Rapportbes, tällning.
  for (const name of main?.querySelectorAll('li > a span') ?? []) {
    const letters = name.firstChild
    if (name.childNodes.length !== 1 || letters?.nodeType !== Node.TEXT_NODE) continue
    for (const word of (letters.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const place = document.createRange()
      place.setStart(letters, word.index)
      place.setEnd(letters, word.index + word[0].length)
      if (new Set([...place.getClientRects()].map(({ top }) => top)).size > 1) found.push(`“${word[0]}” is broken`)
    }
  }
  const step = main?.querySelector('nav [aria-current="step"]')
  const name = step?.querySelector('span > span:last-child')
  if (step && name && name.getBoundingClientRect().top >= step.getBoundingClientRect().bottom) {
    found.push(`the step “${name.textContent}” has no name`)
  }
  return found
}
