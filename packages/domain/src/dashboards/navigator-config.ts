/** Link buttons: D-ENTITY-46 to 49-C, D-NAV-04 to 08-C. */

export const buttonTypes = ['url', 'app-location', 'machine-interface'] as const

export interface NavigatorButton {
  readonly label: string
  /** One of buttonTypes; what a later version stored is kept and drawn as a button that leads nowhere. */
  readonly type: string
  readonly link: string
  readonly showLink: boolean
  readonly newTab: boolean
}

export interface NavigatorConfig {
  /** Columns of twelve for one button; 0 shares the row equally. */
  readonly size: number
  readonly buttons: readonly NavigatorButton[]
}

/** Meaning auto, 1, 2, 3, 4, 6 and 12 buttons in a row: D-LIMIT-30, 31-B. */
export const NAVIGATOR_SIZES = [0, 12, 6, 4, 3, 2, 1] as const
const COLUMNS = 12

export const newButton: NavigatorButton = {
  label: '',
  type: 'machine-interface',
  link: '',
  showLink: true,
  newTab: false,
}
export const newNavigator: NavigatorConfig = { size: 0, buttons: [] }

/** Buttons beside each other; auto puts all of them into one row. */
export function buttonsInRow(size: number, buttons: number): number {
  return size > 0 ? Math.max(1, Math.floor(COLUMNS / size)) : Math.max(1, buttons)
}

/** Begins with one '/': a second one would leave the site: D-VALID-07-X. */
export function isLocation(link: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(link)
}

/** The address with a scheme, undefined for one that is no web address: D-NAV-05-B. */
export function webAddress(link: string): string | undefined {
  const text = link.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^https?:\/\/[^/]/i.test(text)) return text
  // A host with a port has a colon too; every other word before a colon is a scheme.
  if (/^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(text) || text.startsWith('/')) return undefined
  return `https://${text}`
}

export type ButtonTarget =
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'inside'; readonly path: string; readonly newTab: boolean }
  | { readonly kind: 'outside'; readonly address: string }

const nowhere: ButtonTarget = { kind: 'nowhere' }

/** Where a button leads. Only an in-app location asks `newTab`: D-NAV-08-C. */
export function buttonTarget(button: NavigatorButton): ButtonTarget {
  const link = button.link.trim()
  if (link === '') return nowhere
  if (button.type === 'url') {
    const address = webAddress(link)
    return address === undefined ? nowhere : { kind: 'outside', address }
  }
  if (button.type === 'machine-interface') {
    return { kind: 'inside', path: `/interface/${encodeURIComponent(link)}`, newTab: true }
  }
  if (button.type !== 'app-location' || !isLocation(link)) return nowhere
  return { kind: 'inside', path: link, newTab: button.newTab }
}

/** What keeps a button from leading anywhere, though something is written: shown where it is written. */
export function linkFault(button: NavigatorButton): 'address' | 'location' | undefined {
  if (button.link.trim() === '' || buttonTarget(button).kind !== 'nowhere') return undefined
  if (button.type === 'url') return 'address'
  return button.type === 'app-location' ? 'location' : undefined
}

/** The label, else the link: D-ENTITY-48-X. */
export function buttonLabel(button: NavigatorButton): string {
  return button.label.trim() || button.link.trim()
}

export function readNavigator(stored: unknown): NavigatorConfig {
  if (!isRecord(stored)) return newNavigator
  const size = NAVIGATOR_SIZES.find((one) => one === Number(stored.size)) ?? 0
  const buttons = Array.isArray(stored.buttons) ? stored.buttons.filter(isRecord).map(readButton) : []
  return { size, buttons }
}

function readButton(stored: Record<string, unknown>): NavigatorButton {
  return {
    label: text(stored.label),
    type: readType(text(stored.type)),
    link: text(stored.link),
    showLink: stored.showLink !== false,
    newTab: stored.newTab === true,
  }
}

/** Older data names the product before '-location': D-ENTITY-49-C. */
function readType(type: string): string {
  if (type === '') return newButton.type
  return type.endsWith('-location') ? 'app-location' : type
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
