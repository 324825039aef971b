import { join } from 'node:path'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { openBrowser, signedInPage } from './browser-page.ts'
import { defineBench } from './define-bench.ts'
import { startPlantServer } from './plant-server.ts'

/** What really crosses the wire until the operator's first screen stands, preloaded pages not counted. */
export const bundle = defineBench({
  name: 'bundle',
  title: 'JavaScript for the operator’s first screen',
  run: async () => {
    await buildWebIfChanged(() => {})
    const plant = await startPlantServer({ machines: 40, webFolder: join(import.meta.dirname, '../apps/web/dist') })
    const browser = await openBrowser()
    try {
      const page = await signedInPage(browser, plant.url)
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => /\.js(\?|$)/.test(entry.name))
          .map((entry) => new URL(entry.name).pathname),
      )
      const sizes = await Promise.all([...new Set(scripts)].map((path) => gzipSize(`${plant.url}${path}`)))
      const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000
      return [{ id: 'bundle.gzip', what: 'gzip, sign-in to overview', value: kB, beside: `${sizes.length} files` }]
    } finally {
      await browser.close()
      await plant.stop()
    }
  },
})

async function gzipSize(url: string): Promise<number> {
  const { gzipSync } = await import('node:zlib')
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return gzipSync(Buffer.from(await response.arrayBuffer())).length
}
