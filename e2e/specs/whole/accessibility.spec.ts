import { expect, test } from '../../fixtures/takt.ts'
import { findingsOf, type Look, looks, turnLight } from '../../pages/looks.ts'
import { visit } from '../../pages/shell.ts'

/** Those of operators and administrators are looked at on the way along the links that are drawn (links.spec.ts). */
const { operator: _operator, admin: _admin, ...others } = looks

test('pages of all others are free of serious accessibility findings', async ({ page, plant, signIn }) => {
  await plant.allRunning()
  const found: string[] = []
  for (const [user, pages] of Object.entries<readonly Look[]>(others)) {
    for (const [nth, look] of pages.entries()) {
      await turnLight(page, nth)
      if (user === 'nobody') await page.goto(`${plant.url}${look.path}`)
      else if (nth === 0) await signIn(user, { path: look.path })
      else await visit(page, look.path)
      found.push(...(await findingsOf(page, look)))
    }
  }
  expect(found).toEqual([])
})
