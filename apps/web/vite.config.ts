import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => new URL(path, import.meta.url)
const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Writes the build's fingerprint into the worker: browsers see a new version only when the worker's own bytes differ. */
function serviceWorker(): Plugin {
  return {
    name: 'takt-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      const source = readFileSync(here('./src/shell/update/service-worker.js'), 'utf8').replace('__BUILD__', build)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

const server = process.env.TAKT_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), serviceWorker()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  // No data: addresses and no inlined scripts: the content security policy allows neither.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/settings.json': server },
  },
})
