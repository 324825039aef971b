import { ISOLATED_BOARDS, type Visitor } from './visit.ts'

/** All that an isolated person has: internal activities, one dashboard or the boards of a wall, or nothing yet. */
export function isolatedMenu(
  user: Pick<Visitor, 'only_ia' | 'dashboard_isolated' | 'isolated_dashboard' | 'wall_boards'>,
  isKnown: (path: string) => boolean,
): string[] {
  const menu = []
  if (user.only_ia) menu.push('/isolation/ia')
  if (user.wall_boards !== undefined) menu.push(ISOLATED_BOARDS)
  else if (user.dashboard_isolated && user.isolated_dashboard !== '') {
    menu.push(`/isolation/db/${encodeURIComponent(user.isolated_dashboard)}`)
  }
  return menu.filter(isKnown)
}
