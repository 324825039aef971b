/** Where notices may stand, the usual place first: '' is what the style sheet says of the page. */
export const corners = ['', 'left', 'top'] as const
export type Corner = (typeof corners)[number]

/** What a person presses, fills in, or reads first. */
const NEEDED = 'button, a[href], input, select, textarea, [role="combobox"], [role="option"], h1'

/**
 * The first corner in which the region covers nothing that is needed, or the one in which it covers least: what went wrong
 * stays until it is closed, and must not lie over the button that tries again.
 */
export function freeCorner(region: HTMLElement): Corner {
  // What lies below a dialog cannot be pressed.
  const page = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document
  const others = [...page.querySelectorAll(NEEDED)].filter((one) => !region.contains(one))
  const boxes = others.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
  const covered = corners.map((corner) => {
    region.dataset.corner = corner
    const own = region.getBoundingClientRect()
    return boxes.filter((box) => meet(own, box)).length
  })
  return corners[covered.indexOf(Math.min(...covered))] ?? ''
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
