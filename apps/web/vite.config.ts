import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

const GATHERED = /packages\/texts\/src\/\w\w\/(first|later)\.ts$|\/data\/session\/contract-rights\.ts$/

/** What is gathered from many files (a book of sentences, the rights of all calls) stands finished in place of what would gather it at run time. */
function gathered(): Plugin {
  return {
    name: 'takt-gathered',
    apply: 'build',
    async load(id) {
      if (!GATHERED.test(id)) return
      const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** What the PDF viewer fetches while it works, under a path that does not change: its worker and the fonts that files leave out. */
function pdfParts(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const library = dirname(resolve('pdfjs-dist/package.json'))
  const parts: Record<string, string> = { 'js/pdf.worker.min.mjs': join(library, 'build/pdf.worker.min.mjs') }
  for (const font of readdirSync(join(library, 'standard_fonts'))) {
    if (/\.(pfb|ttf)$/.test(font)) parts[`js/standard_fonts/${font}`] = join(library, 'standard_fonts', font)
  }
  return {
    name: 'takt-pdf-parts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = parts[(request.url ?? '').split('?')[0]?.slice(1) ?? '']
        if (file === undefined) return next()
        if (file.endsWith('.mjs')) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const [fileName, file] of Object.entries(parts)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
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
  plugins: [react(), gathered(), pdfParts(), rememberModules(), serviceWorker()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  // No data: addresses and no inlined scripts: the content security policy allows neither.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 450,
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
