/** Old links built from missing parameters: two 'undefined' in a row mean every machine. */
export function undefinedToAll(path: string): string {
  return path.replace(/\/undefined\/undefined(?=\/|$)/, '/all')
}

export const activityPages = ['run', 'create', 'certify', 'history'] as const
export type ActivityPage = (typeof activityPages)[number]

/** Another page of the same machine's activities, where one is: at the machine or below an overview. */
export function activityPath(path: string, page: ActivityPage): string {
  return path.replace(/\/(run|create|certify|history)-activity(?=\/|$)/, `/${page}-activity`)
}

/** The created activity is waiting on the next page. */
export function afterCreateActivity(path: string): string {
  return path.replace(/\/create-activity(?=\/|$)/, '/run-activity')
}

/** Nobody is signed in any more, so the page about a signed-in person has nothing to show. */
export function afterQuickSignOut(path: string): string {
  return path.replace(/\/signed-in$/, '')
}

export function afterReprint(path: string): string {
  return path.replace(/\/reprint-pallet-flags$/, '')
}
