import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Of a made-up authority that only these tests trust; it opens nothing. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUaniKTDhXeHH5DGGMRDUs/w+BPxMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNTIzMjQzN1oYDzIxMjYxMDIy
MjMyNDM3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATUUCTeT32cbSaBt2BQLf4CQUkO4bZmmJXKipmUtSSXbXV2gOXo7Bcv
Fn//EUJuCYmzktcIjkdWU+oTAN6Qd+T/o28wbTAdBgNVHQ4EFgQUuQpKE1FNJTey
jn0yUpgLDako9MowHwYDVR0jBBgwFoAUuQpKE1FNJTeyjn0yUpgLDako9MowDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgFo0z5AkvTetPZuQ5oQsfV/roDHTvYcrnwjWzdl//sYcCIQCZ
WAChs5kgce1OC8/tjbdiRxB1k9f77+euSTxZwcxUlw==
-----END CERTIFICATE-----`
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzXlvYY7PbnTFMvI8
WKDPbDjmm7fG7iis+iwMl2bGh2ehRANCAATUUCTeT32cbSaBt2BQLf4CQUkO4bZm
mJXKipmUtSSXbXV2gOXo7BcvFn//EUJuCYmzktcIjkdWU+oTAN6Qd+T/
-----END PRIVATE KEY-----`

export interface Heard {
  readonly method: string
  readonly url: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

export interface OutsideHost {
  readonly port: number
  readonly heard: Heard[]
  /** What was asked of /held is answered. */
  release(): void
  close(): void
}

/** A host outside of the product, on this machine. */
export async function openOutsideHost(): Promise<OutsideHost> {
  const heard: Heard[] = []
  let release = () => {}
  const released = new Promise<void>((then) => {
    release = then
  })
  const server: Server = createServer({ cert: certificate, key }, async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    if (request.url === '/silent') return
    if (request.url === '/held') await released
    if (request.url === '/moved') response.writeHead(302, { location: 'https://localhost/elsewhere' })
    else if (request.url === '/broken') response.writeHead(500)
    else response.writeHead(204)
    response.end()
  })
  await new Promise<void>((then) => server.listen(0, '127.0.0.1', then))
  const { port } = server.address() as AddressInfo
  return { port, heard, release, close: () => void server.close().closeAllConnections() }
}
