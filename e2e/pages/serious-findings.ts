import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Serious accessibility findings of what is shown, each with the elements it is about. */
export async function seriousFindings(page: Page, rules?: 'color-contrast'): Promise<string[]> {
  // Legacy: it looks at frames of our own only, and opens no second page for the sum of every look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
