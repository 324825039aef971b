// Finds a Chromium for the browser tests on machines where `playwright install` cannot download one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

export type Browser = { executablePath: string; args: string[]; source: string }

/** Keep a browser from calling home in a closed network, where each call waits for its timeout, and from looking for a graphics card. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]
/** A browser without windows: a page costs it half of what it costs a whole one. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const USUAL_PATHS = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const CACHE = join(import.meta.dirname, '..', '.cache')

export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return browser(named, 'CHROMIUM_PATH')
    throw new Error(`CHROMIUM_PATH is ${named}, where no program is: correct it or unset it.`)
  }
  const shell = installedBrowser(SHELLS)
  if (shell) return browser(shell, 'installed')
  const found = (await shippedBrowser()) ?? installedWhole() ?? browserFromDebian()
  if (found) return found
  throw new Error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

function browser(executablePath: string, source: string, args: string[] = []): Browser {
  // Chromium's sandbox refuses to run as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, source, args: [...new Set([...args, ...QUIET, ...sandbox])] }
}

function installedBrowser(names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':')]
  return folders.flatMap((dir) => names.map((name) => join(dir, name))).find(isExecutable)
}

function installedWhole(): Browser | undefined {
  const path = installedBrowser(NAMES) ?? USUAL_PATHS.find(isExecutable)
  return path === undefined ? undefined : browser(path, 'installed')
}

/** The npm package carries an x64 Chromium for Linux; npm holds none for arm64. */
async function shippedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // By a variable: the package is optional, and the types must hold where it is not installed.
  const name = '@sparticuz/chromium'
  try {
    const { default: chromium } = (await import(name)) as { default: Chromium }
    const bin = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'bin')
    const folder = await unpack(chromium, bin)
    offerShippedLibraries(folder)
    return browser(join(folder, 'chromium'), name, chromium.args.filter(isWanted))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

type Chromium = { args: string[]; executablePath(input: string): Promise<string> }

/**
 * Several contexts need several processes; the tests must meet the web security that users meet. And no graphics card is
 * acted out: where none is, SwiftShader does its work on the processor and takes as much of it as all the pages do.
 */
function isWanted(flag: string): boolean {
  const unwanted = [
    '--single-process',
    '--no-zygote',
    '--headless',
    '--disable-web-security',
    '--allow-running-insecure',
    '--in-process-gpu',
    '--use-gl=',
    '--use-angle=',
    '--ignore-gpu-blocklist',
    '--enable-unsafe-swiftshader',
  ]
  return !unwanted.some((start) => flag.startsWith(start))
}

/** Unpacked aside and renamed: the package takes any file named /tmp/chromium for whole, even one cut short. */
async function unpack(chromium: Chromium, bin: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')) as { version: string }
  const folder = join(CACHE, `chromium-${version}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const temporary = process.env.TMPDIR
  try {
    process.env.TMPDIR = unfinished
    await chromium.executablePath(bin)
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  const libraries = brotliDecompressSync(readFileSync(join(bin, 'al2023.tar.br')))
  spawnSync('tar', ['-x', '-C', unfinished], { input: libraries })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another process was faster; its copy is as good.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

function offerShippedLibraries(folder: string): void {
  if (!existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= join(folder, 'fonts')
  if (spawnSync('ldconfig', ['-p'], { encoding: 'utf8' }).stdout?.includes('libnss3.so')) return
  if (existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so') || existsSync('/usr/lib64/libnss3.so')) return
  const present = process.env.LD_LIBRARY_PATH?.split(':') ?? []
  process.env.LD_LIBRARY_PATH = [...new Set([join(folder, 'lib'), ...present])].join(':')
}

function browserFromDebian(): Browser | undefined {
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  if (!isRootOnLinux || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No Chromium is installed and npm has none for this machine: apt-get installs Debian’s ...')
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      // The reporters of the tests own stdout.
      stdio: ['ignore', 2, 2],
    })
  const install = () => aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell').status === 0
  // The package lists of a fresh image are missing or too old to name a file that still exists.
  if (!install() && aptGet('update').status === 0) install()
  const installed = installedBrowser(SHELLS)
  return installed ? browser(installed, 'apt-get') : undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
