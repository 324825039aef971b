import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { partOf } from './chunks.ts'

const here = (path: string) => new URL(path, import.meta.url)
const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Writes the build's fingerprint and files into the worker: browsers see a new version only when the worker's own bytes differ. */
function serviceWorker(): Plugin {
  return {
    name: 'takt-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the page itself was written: that step takes a file away again.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).sort()
        const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
        const assets = files.filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
        const source = readFileSync(here('./src/shell/update/service-worker.js'), 'utf8')
          .replace('__BUILD__', build)
          .replace("'__FILES__'", assets.map((name) => `'/${name}'`).join())
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** The finished sentences of one language in place of the module that would gather them from both at run time. */
function textBooks(): Plugin {
  return {
    name: 'takt-text-books',
    apply: 'build',
    async load(id) {
      if (!/packages\/texts\/src\/books\/\w+-\w\w\.ts$/.test(id)) return
      const { book } = (await import(pathToFileURL(id).href)) as { book: Record<string, string> }
      return `export const book = ${JSON.stringify(book)}`
    },
  }
}

const modules = new Set<string>()
/** The build learns its modules one by one; who travels with whom is asked when all are there. */
function rememberModules(): Plugin {
  return { name: 'takt-modules', apply: 'build', moduleParsed: ({ id }) => void modules.add(id) }
}

const server = process.env.TAKT_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), textBooks(), rememberModules(), serviceWorker()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  // No data: addresses and no inlined scripts: the content security policy allows neither.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // A schema nobody checks with here is dropped, and the schema library with it: 25 kB the first screen does not wait for.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      // Without it a part would take along what an earlier part already has.
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(modules) }] } },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/settings.json': server },
  },
})
