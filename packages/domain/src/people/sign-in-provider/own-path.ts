/** Where a person goes on after signing in. Only a path of ours: an address that others give would lead people to a copy of this page. */
export function ownPath(wanted: string): string {
  const isOurs = /^\/(?![/\\])[^\p{Cc}\\]{0,500}$/u.test(wanted) && !wanted.startsWith('/api/')
  return isOurs ? wanted : '/'
}
