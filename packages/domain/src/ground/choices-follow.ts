/** Apart from the choices' schema: every screen asks this, and none of them checks with a schema. */

/** A shared terminal or a wall is no person: what is chosen there stays there. */
export function choicesFollow(session: { readonly deviceuser: boolean; readonly wall_link: boolean }): boolean {
  return !session.deviceuser && !session.wall_link
}
