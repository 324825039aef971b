/** The built web app in memory: a page asks for a dozen files at once, and none of them touches the disk. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}
/** Smallest first: the first that a browser takes is sent. */
const PACKED = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof PACKED

export interface WebFile {
  readonly type: string
  /** With its quotes, as headers carry it. */
  readonly etag: string
  readonly content: Buffer
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>
}

/** By path, as it is asked for: `/assets/first.js`. */
export async function readWebFiles(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)))
  const files = new Map<string, WebFile>()
  for (const [name, content] of contents) {
    if (Object.values(PACKED).some((end) => name.endsWith(end))) continue
    const packed: Partial<Record<Encoding, Buffer>> = {}
    for (const encoding of Object.keys(PACKED) as Encoding[]) {
      const smaller = contents.get(name + PACKED[encoding])
      if (smaller) packed[encoding] = smaller
    }
    const path = `/${relative(folder, name).split(sep).join('/')}`
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    files.set(path, { type: TYPES[extname(name)] ?? 'application/octet-stream', etag, content, packed })
  }
  return files
}

/** What a browser takes of what there is; a weight of zero is a refusal. */
export function encodingFor(accepted: string | undefined, file: WebFile): Encoding | undefined {
  const taken = new Set<string>()
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...weights] = part.split(';').map((text) => text.trim().toLowerCase())
    if (!weights.some((weight) => /^q=0(\.0*)?$/.test(weight))) taken.add(name)
  }
  return (Object.keys(PACKED) as Encoding[]).find((encoding) => taken.has(encoding) && file.packed[encoding])
}
