import type { IncomingHttpHeaders } from 'node:http'

export const SESSION_COOKIE = 'takt_session'

export interface Credentials {
  readonly token: string
  /** A browser's cookie travels by itself, so its calls must prove that the page made them; a program's bearer does not. */
  readonly by: 'cookie' | 'bearer'
}

export function credentials(headers: IncomingHttpHeaders): Credentials | null {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, by: 'bearer' }
  const cookie = cookies(headers.cookie).get(SESSION_COOKIE)
  return cookie && /^[\w-]{20,100}$/.test(cookie) ? { token: cookie, by: 'cookie' } : null
}

function cookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

export function sessionCookie(token: string, options: { secure: boolean; maxAgeSeconds: number }): string {
  const parts = [`${SESSION_COOKIE}=${token}`, 'HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${options.maxAgeSeconds}`]
  if (options.secure) parts.push('Secure')
  return parts.join('; ')
}

const DEVICE_COOKIE = 'takt_device'
const DEVICE_DAYS = 400

/** What tells a device on which somebody has signed in before; it opens nothing by itself. '' for none. */
export function deviceOf(headers: IncomingHttpHeaders): string {
  const device = cookies(headers.cookie).get(DEVICE_COOKIE) ?? ''
  return /^[\w-]{20,100}$/.test(device) ? device : ''
}

export function deviceCookie(device: string, { secure }: { readonly secure: boolean }): string {
  const parts = [`${DEVICE_COOKIE}=${device}`, 'HttpOnly', 'SameSite=Strict', 'Path=/api/session']
  return [...parts, `Max-Age=${DEVICE_DAYS * 86_400}`, ...(secure ? ['Secure'] : [])].join('; ')
}

const PROVIDER_COOKIE = 'takt_provider'

/** Proves that the browser that comes back from a sign-in provider is the one that was sent there. '' for none. */
export function providerCookieOf(headers: IncomingHttpHeaders): string {
  const browser = cookies(headers.cookie).get(PROVIDER_COOKIE) ?? ''
  return /^[\w-]{20,100}$/.test(browser) ? browser : ''
}

/** Lax: the way back begins at the provider's site. */
export function providerCookie(
  browser: string,
  { secure, maxAgeSeconds }: { secure: boolean; maxAgeSeconds: number },
): string {
  const parts = [`${PROVIDER_COOKIE}=${browser}`, 'HttpOnly', 'SameSite=Lax', 'Path=/api/session/provider']
  return [...parts, `Max-Age=${maxAgeSeconds}`, ...(secure ? ['Secure'] : [])].join('; ')
}

/** The server as its pages know it. A proxy that is trusted says which protocol it speaks outside. */
export function originOf({
  protocol,
  headers,
}: {
  readonly protocol: string
  readonly headers: IncomingHttpHeaders
}): string {
  try {
    return new URL(`${protocol}://${headers.host}`).origin
  } catch {
    return ''
  }
}

/** What a passkey belongs to: the address that the installation gave itself, else the one that the browser asked for. */
export function pagesOrigin(publicUrl: string, asked = ''): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).origin : asked
}

/** Another site's page must not sign its visitor in here, nor open a live link with their cookie. */
export function sameOrigin(headers: IncomingHttpHeaders): boolean {
  const origin = headers.origin
  if (origin === undefined) return true
  try {
    return new URL(origin).host === headers.host
  } catch {
    return false
  }
}

/** A browser always tells where a fetch comes from; a program does not. Only a program gets to see a bearer token. */
export function isBrowser(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}
