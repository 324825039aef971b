/** Makes a text smaller until all of it is in its box. A figure that is cut is another figure: 58149 must never read as 581. */
import { type RefObject, useCallback, useLayoutEffect } from 'react'

/** Rounding of glyph widths differs from size to size; a hair of air costs nobody anything. */
const AIR = 1.004
const MOST_ROUNDS = 8

/** How many times too large the text is; 1 or less when it is in. */
export type TooLarge = (text: HTMLElement) => number

/** `text` is given a size in em, so that the size its box has by style or by an author stays the largest one. */
export function fitFont(text: HTMLElement, tooLarge: TooLarge, leastPixels = 0): void {
  let em = 1
  text.style.fontSize = ''
  const own = Number.parseFloat(getComputedStyle(text).fontSize)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const over = tooLarge(text)
    if (!(over > 1) || !Number.isFinite(over)) return
    em = Math.max(em / (over * AIR), leastPixels / own)
    text.style.fontSize = `${em}em`
    if (em * own <= leastPixels) return
  }
}

/** Fitted when it is drawn, when its widget gets another size, and when the font it is written in has come. */
export function useFit(ref: RefObject<HTMLElement | null>, fit: (element: HTMLElement) => void): void {
  useLayoutEffect(() => {
    if (ref.current !== null) fit(ref.current)
  })
  useLayoutEffect(() => {
    const element = ref.current
    // The widget's room never follows its content, so that a fit cannot call for the next one.
    const room = element?.closest('[data-room]')
    if (!element || !room) return
    const again = () => fit(element)
    const observer = new ResizeObserver(again)
    observer.observe(room)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [ref, fit])
}

export function useFittedFont(text: RefObject<HTMLElement | null>, tooLarge: TooLarge, leastPixels = 0): void {
  useFit(
    text,
    useCallback((element) => fitFont(element, tooLarge, leastPixels), [tooLarge, leastPixels]),
  )
}

/** Shown smaller or larger than it is, as on the canvas of the builder: a box as it is on the screen is not its own size. */
function sizeOf(element: Element): { readonly width: number; readonly height: number } {
  const room = element.closest<HTMLElement>('[data-room]')
  const { width, height } = element.getBoundingClientRect()
  const scale = room === null || room.offsetWidth === 0 ? 1 : room.getBoundingClientRect().width / room.offsetWidth
  // Sizes in whole pixels differ from real ones by less than this; that is no scale.
  return Math.abs(scale - 1) < 0.02 ? { width, height } : { width: width / scale, height: height / scale }
}

export const widthOf = (element: Element): number => sizeOf(element).width
export const heightOf = (element: Element): number => sizeOf(element).height

/** The inside of an element without its padding and border, in fractions of a pixel. */
export function insideOf(element: Element): { readonly width: number; readonly height: number } {
  const box = sizeOf(element)
  const style = getComputedStyle(element)
  const sum = (...names: string[]) =>
    names.reduce((all, name) => all + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0)
  return {
    width: box.width - sum('padding-left', 'padding-right', 'border-left-width', 'border-right-width'),
    height: box.height - sum('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'),
  }
}
