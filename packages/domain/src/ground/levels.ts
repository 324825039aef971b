/** usertype is 1 to 9; 9 may do everything; a thing without a level is open to all. */
export const LOWEST_LEVEL = 1
export const HIGHEST_LEVEL = 9
export const MOST_LEVEL_NAME = 40

export function reachesLevel(user: { readonly usertype: number }, level: number | null | undefined): boolean {
  if (level === null || level === undefined) return true
  return user.usertype >= level
}
