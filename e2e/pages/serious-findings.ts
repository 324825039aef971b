import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A dozen rows stand for all of a list: they are drawn alike, and most of the time goes into their colours. */
const MORE_OF_A_LIST = ['tr', 'li', '[role="row"]', '[role="listitem"]'].map((row) => `${row}:nth-child(n + 13)`)

/** Rules that look at every element and whose findings are never more than moderate. */
const MODERATE = ['region', 'landmark-unique', 'hidden-content', 'focus-order-semantics', 'aria-allowed-role']

/** Serious accessibility findings of what is shown, each with the elements it is about. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Once for a document: reading half a megabyte of rules takes as long as following them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(
    async ({ exclude, off }) => {
      const { axe: axes } = window as unknown as { axe: typeof axe }
      const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]))
      // Without fetching the style sheets again, which only rules that are off would read.
      const options = { resultTypes: ['violations' as const], preload: false, rules }
      const found = await axes.run({ include: document, exclude }, options)
      return found.violations.map(({ id, impact, nodes }) => ({ id, impact, elements: nodes.map(({ html }) => html) }))
    },
    { exclude: MORE_OF_A_LIST, off: MODERATE },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, elements }) => `${id}: ${elements.map((html) => html.slice(0, 160)).join(' | ')}`)
}
