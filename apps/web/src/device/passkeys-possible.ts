/** A browser keeps passkeys for names over https (and for localhost), never for bare addresses. */
export function passkeysPossible(): boolean {
  const { hostname } = location
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':')
  return window.isSecureContext && 'PublicKeyCredential' in window && !isAddress
}
