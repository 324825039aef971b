/** Where a file of the archive, or of a machine's folder, is read: by its hash and its path, as a list has named them. */
export function fileUrl({ hash, path }: { readonly hash: string; readonly path: string }): string {
  return `/api/files/${hash}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The same, kept instead of shown. */
export function downloadUrl(url: string): string {
  return url.startsWith('/api/') ? `${url}?download=1` : url
}
