const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i

/** The moment to restore to. Without a zone it would be the server's own hour, which nobody who types it has in mind. */
export function momentFrom(text: string): string {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Error(`--at is a moment like 2026-11-16T12:00:00Z, not “${text}”.`)
  if (!ZONE.test(text.trim())) {
    throw new Error(
      `--at needs a time zone: “${text}” is another moment in each. Write Z behind it for UTC, or the hours from it as in 2026-11-16T13:00:00+01:00.`,
    )
  }
  return new Date(at).toISOString()
}
