/** Old links built from missing parameters: two 'undefined' in a row mean every machine. */
export function undefinedToAll(path: string): string {
  return path.replace(/\/undefined\/undefined(?=\/|$)/, '/all')
}

/** The created activity is waiting on the next page. */
export function afterCreateActivity(path: string): string {
  return path.replace(/\/create-activity(?=\/|$)/, '/run-activity')
}

/** Nobody is signed in any more, so the page about him has nothing to show. */
export function afterQuickSignOut(path: string): string {
  return path.replace(/\/signed-in$/, '')
}

export function afterReprint(path: string): string {
  return path.replace(/\/reprint-pallet-flags$/, '')
}
