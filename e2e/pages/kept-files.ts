import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/takt.ts'

const assets = join(import.meta.dirname, '../../apps/web/dist/assets')

/** The worker has every file of the product, and nothing else: it begins some seconds after the page. */
export async function expectAllFilesKept(page: Page): Promise<void> {
  const files = readdirSync(assets).filter((name) => !/\.(br|gz|map)$/.test(name))
  await expect
    .poll(() => keptFiles(page))
    .toEqual([...files.map((name) => `/assets/${name}`), '/', '/settings.json'].sort())
}

function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(kept.map((cache) => cache.keys()))
    return requests
      .flat()
      .map((request) => new URL(request.url).pathname)
      .sort()
  })
}
