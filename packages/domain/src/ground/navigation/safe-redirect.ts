/** Where a sign-in leads. Only a path of our own that is a known page: a free redirect would send people to a copy of us. */
export function safeRedirect(wanted: string | undefined, isKnown: (path: string) => boolean): string | undefined {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return undefined
  // Tabs and line breaks are dropped by browsers: '/\t/evil' would become '//evil'.
  if ([...wanted].some((sign) => sign < ' ') || wanted.includes('\\')) return undefined
  const path = wanted.split(/[?#]/)[0] as string
  return isKnown(path) ? wanted : undefined
}
