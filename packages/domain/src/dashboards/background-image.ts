/** The picture of a background section: a file of the media folder or an https address: D-CONFIG-82-X. */

export const MEDIA_PATH = '/serverfiles/'

export function isBackgroundUrl(url: string): boolean {
  if (url.startsWith(MEDIA_PATH)) return !url.split(/[/\\]/).includes('..') && !/%2e%2e|%2f|%5c/i.test(url)
  return /^https:\/\/[^/\s]+/i.test(url)
}

/** As a quoted, escaped CSS url; undefined for what may not be shown. */
export function backgroundImage(url: string): string | undefined {
  const text = url.trim()
  if (!isBackgroundUrl(text)) return undefined
  const escaped = text.replace(/["\\\n\r\f<>() ]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)
  return `url("${escaped}")`
}
