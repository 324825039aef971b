import type { Page } from '@playwright/test'
import { example } from '@takt/server/seed/example.ts'
import { expect } from '../fixtures/expect.ts'
import type { Plant } from '../fixtures/takt.ts'

export const boards = ['plant', 'andon', 'losses', 'orders', 'quality', 'maintenance'] as const

interface Hung {
  readonly seconds?: number
  readonly boards?: readonly string[]
  readonly place?: { readonly locationtype: string; readonly location: string }
}

/** The address of a new wall link with these boards, made by an administrator who is signed in nowhere else. */
export async function wallOf(plant: Plant, hung: Hung = {}): Promise<string> {
  const { seconds = 30, place = { locationtype: '', location: '' } } = hung
  const send = async (path: string, body: object, bearer = '') => {
    const response = await fetch(`${plant.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: { bearer: string; path: string }[] }).data[0]
  }
  const { company_key, password } = example
  const session = await send('/api/session', { company_key, username: 'admin', password })
  const shown = (hung.boards ?? boards).map((board) => ({ board, seconds }))
  const payload = { name: 'Wall', boards: { boards: shown, ...place }, expires_at: null }
  const made = await send('/api/call', { name: 'create_wall_link', payload }, session?.bearer)
  return `${plant.url}${made?.path}`
}

export const shownBoard = (page: Page) => page.locator('[data-board]')

/** Runs in the page: what cannot be read from five metres, by its words. `least` is the smallest letter in px. */
export function unreadable(least: number): string[] {
  const stage = document.querySelector('[data-board]') as HTMLElement
  const found: string[] = []
  const told = (element: Element) => `“${element.textContent?.trim().slice(0, 40)}”`
  const room = stage.getBoundingClientRect()
  if (document.documentElement.scrollWidth > innerWidth || stage.scrollWidth > stage.clientWidth) found.push('too wide')
  if (stage.scrollHeight > stage.clientHeight + 1) found.push('too high')
  // What is there for ears only, and the buttons of who stands before it, are not read from afar.
  const words = [...stage.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.closest('figure table, footer') === null &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
  )
  const boxes = words.map((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return { element, box: text.getBoundingClientRect(), style: getComputedStyle(element) }
  })
  for (const { element, box, style } of boxes) {
    if (Number.parseFloat(style.fontSize) < least - 0.01) found.push(`${told(element)} is ${style.fontSize}`)
    const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (
      shortened &&
      /^[\d\s.,:/%-]+$/.test(element.textContent ?? '') &&
      element.scrollWidth > element.clientWidth + 1
    ) {
      found.push(`${told(element)} is a figure and cut`)
    }
    if (!shortened && (box.left < room.left - 1 || box.right > room.right + 1)) found.push(`${told(element)} is beside`)
    if (box.bottom > room.bottom + 1 || box.top < room.top - 1) found.push(`${told(element)} is above or below`)
    for (let around = element.parentElement; around && around !== stage; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      const outer = around.getBoundingClientRect()
      if (overflowX === 'visible' || shortened) continue
      if (box.right > outer.right + 1 || box.bottom > outer.bottom + 2) found.push(`${told(element)} is cut off`)
    }
  }
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const clipped = [one, other].some(({ style }) => style.textOverflow === 'ellipsis')
      // Lines of letters have air above and below.
      if (!clipped && across > 2 && down > Math.min(one.box.height, other.box.height) * 0.35)
        found.push(`${told(one.element)} lies on ${told(other.element)}`)
    }
  }
  return found
}
