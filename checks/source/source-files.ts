/** The tree as git would commit it: what is ignored does not exist here, as it would not on another machine. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

let paths: readonly string[] | undefined
const texts = new Map<string, string>()

/** Every path, relative to the root, sorted. Files deleted but not yet committed are left out. */
export function allPaths(): readonly string[] {
  paths ??= execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .sort()
  return paths
}

export function readText(path: string): string {
  let text = texts.get(path)
  if (text === undefined) {
    text = readFileSync(join(ROOT, path), 'utf8')
    texts.set(path, text)
  }
  return text
}

const CODE = /\.(ts|tsx|cjs|mjs|js)$/

export function codePaths(under = ''): readonly string[] {
  return allPaths().filter((path) => CODE.test(path) && path.startsWith(under))
}

/** Tests, and what only they import. */
export function isTest(path: string): boolean {
  return /\.(test|spec|fixture)\.tsx?$/.test(path) || /^(e2e|bench)\//.test(path) || /^apps\/\w+\/test\//.test(path)
}
