/** Which links lead out of the plant, and which paths may be asked for. */

/** Opened in a tab of its own. Anything else, whatever it looks like, is a file that the server must know. */
export function leadsOutside(document_link: string): boolean {
  return /^https?:\/\//i.test(document_link)
}

/** Names below a folder, divided by '/': no way up, no other root, no drive, no share, nothing hidden. */
export function isRelativePath(path: string): boolean {
  if (path === '' || path.length > 400 || /[\\:*?"<>|]/.test(path)) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character is what is looked for
  if (/[\u0000-\u001f]/.test(path)) return false
  return path.split('/').every((name) => name !== '' && !name.startsWith('.'))
}
