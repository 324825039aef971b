/** Where notices may lie over the page, the usual place first: '' is what the style sheet says of the page. */
const corners = ['', 'left', 'top'] as const
/** Where every corner is taken they get room of their own at the lower edge, and the page is as much lower. */
export const STRIP = 'strip'
export type Corner = (typeof corners)[number] | typeof STRIP

/** What a person presses, fills in, or reads first; what warns of it is read before it is pressed. */
const NEEDED =
  'button, a[href], input, select, textarea, [role="combobox"], [role="option"], h1, [role="alert"] p, [role="status"] p'

/**
 * The first corner in which the region covers nothing that is needed: what went wrong stays until it is closed, and must
 * not lie over the button that tries again.
 */
export function freeCorner(region: HTMLElement): Corner {
  const boxes = neededBoxes(region)
  const free = corners.find((corner) => {
    region.dataset.corner = corner
    return isFree(region, boxes)
  })
  return free ?? STRIP
}

/** Whether the region covers something now: the page below it may have become another one. */
export function coversNeeded(region: HTMLElement): boolean {
  return region.dataset.corner !== STRIP && !isFree(region, neededBoxes(region))
}

function neededBoxes(region: HTMLElement): DOMRect[] {
  // What lies below a dialog cannot be pressed.
  const page = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document
  return [...page.querySelectorAll(NEEDED)]
    .filter((one) => !region.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
}

function isFree(region: HTMLElement, boxes: readonly DOMRect[]): boolean {
  const own = region.getBoundingClientRect()
  return !boxes.some((box) => meet(own, box))
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
