/** Where a picture of a stored text is fetched. Undefined: nowhere, and a mark for a missing picture stands in its place. */
export function pictureAddress(source: string, share: string): string | undefined {
  const written = source.trim()
  const path = decoded(written)
  if (path === undefined || path.split('/').includes('..')) return undefined
  if (/^\/serverfiles\/./.test(path)) return addressOf(path.slice('/serverfiles/'.length))
  const root = slashes(share.trim()).replace(/\/+$/, '')
  // Only what lies below the share: any other path of a server is nobody's business.
  if (root === '' || !path.toLowerCase().startsWith(`${root.toLowerCase()}/`)) return undefined
  return addressOf(path.slice(root.length + 1))
}

/** file:///D:/docs/a.png, D:\docs\a.png and \\files\docs\a.png as paths with one kind of slash. */
function decoded(written: string): string | undefined {
  const file = /^file:(.*)$/is.exec(written)?.[1]
  if (file === undefined) return slashes(written)
  try {
    const path = slashes(decodeURIComponent(file))
    return /^\/{3,}/.test(path) ? path.replace(/^\/+(?=[a-z]:\/)/i, '').replace(/^\/{3,}/, '/') : path
  } catch {
    return undefined
  }
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/')
}

function addressOf(relative: string): string | undefined {
  const parts = relative.split('/').filter((part) => part !== '' && part !== '.')
  return parts.length === 0 ? undefined : `/serverfiles/${parts.map(encodeURIComponent).join('/')}`
}
