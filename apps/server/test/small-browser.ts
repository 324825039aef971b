/** As much of a browser as a sign-in at another site needs: cookies by host, redirects one by one. */
export interface SmallBrowser {
  /** Every address that it was sent to, in order. */
  readonly visited: string[]
  cookie(origin: string): string
  /** Follows redirects until a page comes, or until an address begins with `before`, which is not opened any more. */
  open(address: string, before?: string): Promise<{ url: string; status: number; body: string }>
  post(address: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

export function smallBrowser(): SmallBrowser {
  const jar = new Map<string, Map<string, string>>()
  const visited: string[] = []
  const cookie = (origin: string) =>
    [...(jar.get(new URL(origin).host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')

  const keep = (url: string, response: Response) => {
    const host = new URL(url).host
    const kept = jar.get(host) ?? new Map<string, string>()
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const expires = /expires=([^;]+)/i.exec(line)?.[1]
      if (value === '' || /max-age=0\b/i.test(line) || (expires && Date.parse(expires) <= Date.now())) kept.delete(name)
      else kept.set(name, value)
    }
    jar.set(host, kept)
  }

  return {
    visited,
    cookie,
    async open(address, before) {
      let url = address
      for (let hops = 0; hops < 15; hops += 1) {
        visited.push(url)
        if (before !== undefined && url.startsWith(before)) return { url, status: 0, body: '' }
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: cookie(url), 'sec-fetch-site': 'none' },
        })
        keep(url, response)
        const next = response.headers.get('location')
        if (next === null) return { url, status: response.status, body: await response.text() }
        await response.body?.cancel()
        url = new URL(next, url).href
      }
      throw new Error(`sent on and on: ${visited.slice(-3).join(' → ')}`)
    },
    async post(address, body, headers = {}) {
      const { origin } = new URL(address)
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          'sec-fetch-site': 'same-origin',
          cookie: cookie(address),
          ...headers,
        },
        body: JSON.stringify(body),
      })
      keep(address, response)
      return response
    },
  }
}
