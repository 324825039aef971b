import { patience } from '../../../scripts/stages/machine.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { looks } from '../../pages/looks.ts'
import { notWhole } from '../../pages/not-whole.ts'
import { visit, withUser } from '../../pages/shell.ts'

/** A builder’s canvas is moved under its window: what lies outside is reached by moving it. */
const paths = [...looks.operator, ...looks.admin]
  .map(({ path }) => path)
  .filter((path) => !/dashboards\/[^/]+$/.test(path))

const heights: Readonly<Record<number, number>> = { 390: 844, 1024: 768, 1280: 800, 1440: 900, 1920: 1080, 3840: 2160 }

// Every width in the language of the example's own names; in the others where the room is least.
for (const { language, widths } of [
  { language: 'en', widths: [390, 1024, 1280, 1440, 1920, 3840] },
  { language: 'sv', widths: [390, 1024, 1280] },
  { language: 'de', widths: [390, 1024, 1280] },
] as const) {
  test(`T-LOOK-13 in ${language} no figure is cut and no word broken on any page at ${widths.join(', ')} px`, async ({
    page,
    plant,
    signIn,
  }) => {
    test.setTimeout(patience(400_000))
    await plant.allRunning()
    await withUser(plant, 'admin', { language }, async () => {
      await signIn('admin', { path: '/home' })
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await visit(page, path)
        await expect(page.locator('main')).not.toBeEmpty()
        const waits = page.locator('main [aria-busy="true"], main [class*="_spinner_"], main [class*="_bone_"]')
        await expect(waits).toHaveCount(0)
        for (const width of widths) {
          await page.setViewportSize({ width, height: heights[width] ?? 0 })
          await expect
            .soft(async () => expect(await notWhole(page), `${path} at ${width}`).toEqual([]))
            .toPass({ intervals: [20, 50, 100, 200], timeout: patience(4_000) })
        }
      }
    })
  })
}
