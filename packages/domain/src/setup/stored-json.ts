/** Text that somebody may have changed by hand; null for what cannot be read. */
export function storedJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}
