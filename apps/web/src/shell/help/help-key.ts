import type { MatchedRoute } from '../../routes/match-route.ts'
import { isRedirect } from '../../routes/route-entry.ts'

/** Of the nearest element that has help of its own, else of the page. */
export function helpKeyOf(target: Element, route: MatchedRoute | undefined): string {
  const own = target.closest('[data-help]')?.getAttribute('data-help')
  if (own) return own
  if (route === undefined || isRedirect(route.entry)) return 'page.machines'
  return pageHelp(route.entry.title)
}

/** Pages with one title are one page to a person, wherever they were opened from. */
export function pageHelp(title: string): string {
  return `page.${title.replace(/^title\./, '')}`
}
